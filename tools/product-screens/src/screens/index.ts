import type { Screen, State } from '../frame';
import type { ScreenId } from '../steps';
import { calendrier } from './calendrier';
import { diagnostic } from './diagnostic';
import { documents } from './documents';
import { formulaires } from './formulaires';
import { multiagents } from './multiagents';
import { permissions } from './permissions';
import { recommendations } from './recommendations';
import { signature } from './signature';

/** The eight screens, by feature id. */
export const SCREENS: Record<ScreenId, Screen> = {
  signature,
  diagnostic,
  recommendations,
  documents,
  multiagents,
  permissions,
  formulaires,
  calendrier,
};

/** The state of a screen in its picture: after the action, except for the document, which is not signed yet. */
export function pictureState(id: ScreenId): State {
  return id === 'recommendations' ? 'before' : 'after';
}
