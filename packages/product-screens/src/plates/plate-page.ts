import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFormat, type Language } from '../format';
import type { Screen } from '../frame';
import { htmlPage, type Shape } from '../picture-page';
import { labelStyles, type ScreenId } from '../steps';
import { WORDS } from '../words';
import { plates as calendrier } from './calendrier';
import { plates as diagnostic } from './diagnostic';
import { plates as documents } from './documents';
import { plates as formulaires } from './formulaires';
import { plates as multiagents } from './multiagents';
import { plates as permissions } from './permissions';
import { plates as recommendations } from './recommendations';
import { plates as signature } from './signature';

/** The plates of each feature in the order of its benefits, each the picture that proves one; the styles lay it out for both shapes. */
export const PLATES: Record<ScreenId, readonly Screen[]> = {
  calendrier,
  multiagents,
  formulaires,
  diagnostic,
  signature,
  recommendations,
  permissions,
  documents,
};

/** The two shapes of a plate, about as large as they are shown: in pixels, with the scale and the suffix of the file name. */
export const PLATE_SHAPES = {
  landscape: { width: 700, height: 400, scale: 2, ending: '' },
  portrait: { width: 360, height: 320, scale: 2, ending: '-portrait' },
} as const satisfies Record<Shape, unknown>;

/** The HTML of a plate without its styles. `benefit` counts from 0. */
export function plateContent(id: ScreenId, benefit: number, language: Language, shape: Shape): string {
  const content = PLATES[id][benefit]?.(WORDS[language], createFormat(language)) ?? '';
  return `<article class="plate ${shape} ${id}-${benefit + 1}">${content}</article>`;
}

/** The page of which a plate is a screenshot. */
export function platePage(id: ScreenId, benefit: number, language: Language, shape: Shape): string {
  const sheets = ['../style.css', 'plates.css', `${id}.css`];
  const styles = sheets.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('');
  return htmlPage(language, `<style>${labelStyles()}${styles}</style>${plateContent(id, benefit, language, shape)}`);
}
