import type { ChangedFile, Draft } from '../draft/draft';
import { keepObject, objectOf } from '../draft/objects';
import type { Files } from '../files/files';
import { closeJournal, type Journal, readJournal, writeEntry, writeJournal } from './journal';
import type { Choose } from './merge';
import { type FileConflict, type MergedFile, mergeFile } from './merge-file';

/** The result of a save: the written files, or the conflicts to resolve first. */
export interface Saved {
  /** Paths below `data/` of the files that are as edited. */
  written: string[];
  conflicts: FileConflict[];
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

/**
 * Writes all edits of a draft, or none if there is a conflict. A file that changed on disk since it was read is merged. After an
 * interruption, `recover` finishes the save.
 */
export function save(files: Files, draft: Draft): Saved {
  const plan = planOf(files, draft);
  const conflicts = plan.flatMap((file) => file.conflicts);
  if (conflicts.length > 0) return { written: [], conflicts };
  const journal = plan
    .map(({ path, theirs, content }) => ({ path, before: keepObject(files, theirs), after: keepObject(files, content) }))
    .filter(({ before, after }) => before !== after);
  if (journal.length > 0) writeJournal(files, journal);
  // What an interrupted save has written already counts as well.
  const same = plan.map(({ path }) => path).filter((path) => !journal.some((entry) => entry.path === path));
  return { written: [...finish(files, draft, journal), ...same], conflicts: [] };
}

/**
 * Resolves the conflicts of a draft and rebases the draft on the files on disk.
 * @returns the conflicts that are not decided; if there are any, the draft does not change
 */
export function resolve(files: Files, draft: Draft, choose: ChooseInFile): FileConflict[] {
  const plan = planOf(files, draft, choose);
  if (plan.length === 0) return [];
  const conflicts = plan.flatMap((file) => file.conflicts);
  if (conflicts.length > 0) return conflicts;
  const rebased = plan.map(({ path, theirs, content }) => ({ path, base: theirs, ours: content }));
  draft.reset(rebased, 'Edits, put together with what changed on the disk');
  return [];
}

/**
 * Finishes an interrupted save, if there is one. A file that another program changed since stays, and our edit stays a draft.
 * @returns the paths of the saved files, below `data/`
 */
export function recover(files: Files, draft: Draft): string[] {
  const journal = readJournal(files);
  if (journal) return finish(files, draft, journal);
  draft.tidy();
  return [];
}

function finish(files: Files, draft: Draft, journal: Journal): string[] {
  const late = journal.filter((entry) => !writeEntry(files, entry));
  const left = late.map(({ path, before, after }) => ({
    path,
    base: objectOf(files, before),
    ours: objectOf(files, after),
  }));
  draft.reset(left, 'Edits of files that changed on the disk while they were saved');
  closeJournal(files);
  draft.tidy();
  return journal.filter((entry) => !late.includes(entry)).map(({ path }) => path);
}
