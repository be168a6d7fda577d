import type { ChangedFile, Draft } from '../draft/draft';
import { hashOf, keepObject, objectOf } from '../draft/objects';
import type { Files } from '../files/files';
import type { Problem } from '../site';
import { closeJournal, isWritten, type Journal, type JournalEntry, readJournal, writeFiles, writeJournal } from './journal';
import type { Choose } from './merge';
import { type FileConflict, type MergedFile, mergeFile } from './merge-file';

/** The result of a save: the written files, or what prevents it. */
export interface Saved {
  /** Paths below `data/` of the files that are as edited. */
  written: string[];
  /** The conflicts to resolve first. */
  conflicts: FileConflict[];
  /** Errors of the content check; if there are any, nothing is written. */
  errors: readonly Problem[];
}

/** Returns which of two changes to take, by the file's path below `data/` and the key. */
export type ChooseInFile = (path: string, key: string) => ReturnType<Choose>;

interface Planned extends ChangedFile, MergedFile {
  /** The file's content on disk. */
  theirs: Buffer | undefined;
}

const planOf = (files: Files, draft: Draft, choose: ChooseInFile = () => undefined): Planned[] =>
  draft.changed().map((changed) => {
    const theirs = files.read(`data/${changed.path}`);
    return { ...changed, theirs, ...mergeFile({ ...changed, theirs }, (key) => choose(changed.path, key)) };
  });

/** Returns what a save would change of the files that are on disk now. */
const rebased = (plan: readonly Planned[]): ChangedFile[] =>
  plan.map(({ path, theirs, content }) => ({ path, base: theirs, ours: content }));

const rebase = (draft: Draft, plan: readonly Planned[]): void =>
  draft.reset(rebased(plan), 'Edits, put together with what changed on the disk');

/**
 * Writes all edits of a draft, or none if there is a conflict or an error. A file that changed on disk since it was read is merged.
 * After an interruption, `recover` finishes the save.
 * @param errorsIn checks the files that would be written
 * @throws Error if a file cannot be written; the draft still has all edits
 */
export function save(
  files: Files,
  draft: Draft,
  errorsIn: (changed: readonly ChangedFile[]) => readonly Problem[] = () => [],
): Saved {
  const plan = planOf(files, draft);
  const conflicts = plan.flatMap((file) => file.conflicts);
  if (conflicts.length > 0) return { written: [], conflicts, errors: [] };
  const errors = errorsIn(rebased(plan));
  if (errors.length > 0) {
    // An error can come from the merge alone: the draft has to hold it, so that it can be found and fixed.
    if (plan.some(({ ours, content }) => hashOf(ours) !== hashOf(content))) rebase(draft, plan);
    return { written: [], conflicts: [], errors };
  }
  const entries = plan
    .map(({ path, theirs, content }) => ({ path, before: keepObject(files, theirs), after: keepObject(files, content) }))
    .filter(({ before, after }) => before !== after);
  const journal = { draft: draft.stamp, files: entries };
  if (entries.length > 0) writeJournal(files, journal);
  // What a save that was interrupted or failed has written already counts as well.
  const same = plan.map(({ path }) => path).filter((path) => !entries.some((entry) => entry.path === path));
  return { written: [...finish(files, draft, journal), ...same], conflicts: [], errors: [] };
}

/**
 * Resolves the conflicts of a draft and rebases the draft on the files on disk.
 * @returns the conflicts that are not decided; if there are any, the draft does not change
 */
export function resolve(files: Files, draft: Draft, choose: ChooseInFile): FileConflict[] {
  const plan = planOf(files, draft, choose);
  if (plan.length === 0) return [];
  const conflicts = plan.flatMap((file) => file.conflicts);
  if (conflicts.length === 0) rebase(draft, plan);
  return conflicts;
}

/**
 * Finishes an interrupted save, if there is one. A file that another program changed since stays, and our edit stays a draft. If a
 * file cannot be written, this gives up with a warning: the draft still has all edits.
 * @returns the paths of the saved files, below `data/`
 */
export function recover(files: Files, draft: Draft): string[] {
  const journal = readJournal(files);
  if (journal?.draft === draft.stamp) return finishLate(files, draft, journal);
  // A draft that changed after the journal was written: the save had ended, only its journal was not removed.
  if (journal) closeJournal(files);
  draft.tidy();
  return pathsOf((journal?.files ?? []).filter((entry) => isWritten(files, entry)));
}

function finishLate(files: Files, draft: Draft, journal: Journal): string[] {
  try {
    return finish(files, draft, journal);
  } catch (error) {
    console.warn(`${unfinishedNote} (${(error as Error).message})`);
    return [];
  }
}

const unfinishedNote =
  'A save was interrupted, and cannot be finished. No edit is lost: look at the changes in the studio, and save again.';

function finish(files: Files, draft: Draft, { files: entries }: Journal): string[] {
  let late: JournalEntry[];
  try {
    late = writeFiles(files, entries);
    const left = late.map(({ path, before, after }) => ({
      path,
      base: objectOf(files, before),
      ours: objectOf(files, after),
    }));
    draft.reset(left, 'Edits of files that changed on the disk while they were saved');
  } finally {
    // A save that failed is not finished at the next start: the draft still has all edits.
    closeJournal(files);
  }
  draft.tidy();
  return pathsOf(entries.filter((entry) => !late.includes(entry)));
}

const pathsOf = (entries: readonly JournalEntry[]) => entries.map(({ path }) => path);
