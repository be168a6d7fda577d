import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Content } from './content';
import type { Session, Snapshot } from './session';

const Context = createContext<Session | undefined>(undefined);

/** Provides the session to its children. */
export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <Context.Provider value={session}>{children}</Context.Provider>
);

/** Returns the session, for components that change something. */
export function useSession(): Session {
  const session = useContext(Context);
  if (!session) throw new Error('There is no SessionProvider.');
  return session;
}

/** Returns the current snapshot of the session. */
export function useSnapshot(): Snapshot {
  const { subscribe, current } = useSession();
  return useSyncExternalStore(subscribe, current);
}

/** Returns the current snapshot, for components that render only after the content has loaded. */
export function useContent(): Snapshot & { content: Content; known: FieldsAnswer } {
  const { content, known, ...rest } = useSnapshot();
  if (!content || !known) throw new Error('The content is not there yet.');
  return { content, known, ...rest };
}
