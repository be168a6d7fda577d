import { z } from 'zod';
import type { ChangedFile, Draft } from '../draft/draft';
import { hashOf, keepObject, objectOf } from '../draft/objects';
import { contentPath } from '../files/content-path';
import { type Files, writeWhole } from '../files/files';
import type { Problem } from '../site';
import { type Choose, type FileConflict, type MergedFile, mergeFile } from './merge';

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
  const late = finish(files, draft, journal);
  return { written: plan.map(({ path }) => path).filter((path) => !late.includes(path)), conflicts: [], errors: [] };
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
 * file cannot be written, or the journal cannot be read, this gives up with a warning: the draft still has all edits.
 */
export function recover(files: Files, draft: Draft): void {
  try {
    const journal = readJournal(files);
    // A draft that changed after the journal was written: the save had ended, only its journal was not removed.
    if (journal?.draft === draft.stamp) finish(files, draft, journal);
  } catch (error) {
    console.warn(`${unfinishedNote} (${(error as Error).message})`);
  }
  closeJournal(files);
  draft.tidy();
}

const unfinishedNote =
  'A save was interrupted, and cannot be finished. No edit is lost: look at the changes in the studio, and save again.';

/** @returns the paths of the files that another program has changed meanwhile: their edits stay a draft */
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
  return late.map(({ path }) => path);
}

const hash = z.string().nullable();

const journalSchema = z.strictObject({
  /** The stamp of the draft that is saved. */
  draft: z.string(),
  files: z.array(
    z.strictObject({
      path: z.string(),
      /** The hash of the file when the save started; `after` is the hash of the file once it is saved. */
      before: hash,
      after: hash,
    }),
  ),
});

/** The files that a save is about to write. As soon as the journal is on disk, the save counts as done. */
type Journal = z.infer<typeof journalSchema>;

/** A file of a save. */
type JournalEntry = Journal['files'][number];

const journalFile = 'cache/journal.json';

/** Writes the journal before a save. */
const writeJournal = (files: Files, journal: Journal): void =>
  writeWhole(files, journalFile, Buffer.from(JSON.stringify(journal)));

/**
 * Returns the journal of an unfinished save; undefined if there is none.
 * @throws Error if it is damaged
 */
function readJournal(files: Files): Journal | undefined {
  const text = files.read(journalFile)?.toString('utf8');
  const journal = text === undefined ? undefined : journalSchema.parse(JSON.parse(text));
  for (const { path, after } of journal?.files ?? []) {
    contentPath(path);
    objectOf(files, after);
  }
  return journal;
}

/** Removes the journal once the save is finished. */
const closeJournal = (files: Files): void => files.remove(journalFile);

/** Returns the path of the temporary file next to a file; content check and development server ignore its hidden name. */
const draftOf = (path: string) => `data/${path.replace(/[^/]+$/, (name) => `.${name}.studio`)}`;

/**
 * Writes the files of a save, except those that another program has changed since.
 * @returns the entries of the files that were not written
 * @throws Error if a file cannot be written; then the files written before get back their old contents, as far as possible
 */
function writeFiles(files: Files, entries: readonly JournalEntry[]): JournalEntry[] {
  try {
    return entries.filter((entry) => !writeEntry(files, entry));
  } catch (error) {
    for (const { path, before, after } of entries) writeEntry(files, { path, before: after, after: before });
    throw error;
  }
}

const targetOf = (path: string) => `data/${contentPath(path)}`;

/** Returns whether the file now has the saved content. */
function writeEntry(files: Files, { path, before, after }: JournalEntry): boolean {
  const target = targetOf(path);
  const found = hashOf(files.read(target));
  if (found !== after && found === before) {
    const bytes = objectOf(files, after);
    if (bytes) writeWhole(files, target, bytes, draftOf(path));
    else files.remove(target);
  } else if (files.read(draftOf(path))) {
    files.remove(draftOf(path));
  }
  return found === after || found === before;
}
