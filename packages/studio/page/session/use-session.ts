import { useSyncExternalStore } from 'react';
import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Content } from './content';
import { type Snapshot, session } from './session';

/** Returns the current snapshot of the session. */
export const useSnapshot = (): Snapshot => useSyncExternalStore(session.subscribe, session.current);

/** Returns the current snapshot, for components that render only after the content has loaded. */
export function useContent(): Snapshot & { content: Content; known: FieldsAnswer } {
  const { content, known, ...rest } = useSnapshot();
  if (!content || !known) throw new Error('The content is not there yet.');
  return { content, known, ...rest };
}
