import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { FileConflict } from '../src/save/merge-file';
import type { Saved } from '../src/save/save';
import { useNavigation } from './navigation';
import type { Content } from './session/content';
import { useSession, useSnapshot } from './session/use-session';

interface Saving {
  /** The conflicts that the last save found; none once the draft has changed. */
  conflicts: readonly FileConflict[];
  /** The number of files that the last save wrote; undefined before the first save and after a new change. */
  written?: number;
  /** Whether saving is blocked: there is nothing to save, there is an error, or the studio does not answer. */
  isBlocked: boolean;
  /** Whether the studio does not answer, or not to this page. */
  isAway: boolean;
  /** Whether there is nothing to save. */
  isUnchanged: boolean;
  save(): Promise<void>;
  /** Resolves conflicts, then saves. */
  resolve(choices: readonly { path: string; key: string; take: 'ours' | 'theirs' }[]): Promise<void>;
}

const stampOf = (content: Content | undefined) => JSON.stringify(content?.steps);

const Context = createContext<Saving | undefined>(undefined);

/** Provides the functions that save, and the result of the last save. */
export function SavingProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const { show } = useNavigation();
  const { checked, content, isChecking, keeping } = useSnapshot();
  const [last, setLast] = useState<Saved & { draft: string }>();
  const take = useCallback(
    (answer: Saved | undefined) => {
      if (!answer) return;
      setLast({ ...answer, draft: stampOf(session.current().content) });
      if (answer.conflicts.length > 0) show('changes');
      if (answer.errors.length > 0) show('problems');
    },
    [session, show],
  );
  const save = useCallback(async () => {
    // The second click of a double click has nothing to save.
    const request = { name: 'save', body: {} };
    take(await session.actOn<Saved>(({ steps }) => (steps.done.length > 0 ? request : undefined)));
  }, [session, take]);
  const hasError = checked.problems.some(({ severity }) => severity === 'error');
  // Another edit, or an undo, can have changed what was in conflict.
  if (last && last.conflicts.length > 0 && last.draft !== stampOf(content)) setLast({ ...last, conflicts: [] });
  // What was edited can equal the files again, for example after a change was taken back.
  const isUnchanged = content?.steps.done.length === 0 || (!isChecking && checked.changes.length === 0);
  const isAway = keeping === 'waiting' || keeping === 'ended';
  const state = useMemo(
    () => ({
      conflicts: last?.conflicts ?? [],
      isBlocked: hasError || isUnchanged || isAway,
      isUnchanged,
      isAway,
      ...(last && isUnchanged && last.written.length > 0 && { written: last.written.length }),
      save,
      resolve: async (choices: Parameters<Saving['resolve']>[0]) => {
        await session.act('resolve', { choices });
        await save();
      },
    }),
    [last, hasError, isUnchanged, isAway, session, save],
  );
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

/** Returns the result of the last save, and the functions that save. */
export function useSaving(): Saving {
  const state = useContext(Context);
  if (!state) throw new Error('There is no SavingProvider.');
  return state;
}
