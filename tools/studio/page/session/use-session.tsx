import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Content } from './content';
import type { Session, Snapshot } from './session';

const Context = createContext<Session | undefined>(undefined);

/** Gives all below it the session. */
export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <Context.Provider value={session}>{children}</Context.Provider>
);

/** The session itself, for what changes something. */
export function useSession(): Session {
  const session = useContext(Context);
  if (!session) throw new Error('There is no SessionProvider.');
  return session;
}

/** What the page knows now. */
export function useSnapshot(): Snapshot {
  const { subscribe, current } = useSession();
  return useSyncExternalStore(subscribe, current);
}

/** The same for what is shown only once the content is there. */
export function useContent(): Snapshot & { content: Content; known: FieldsAnswer } {
  const { content, known, ...rest } = useSnapshot();
  if (!content || !known) throw new Error('The content is not there yet.');
  return { content, known, ...rest };
}
