import { z } from 'zod';
import { hashOf, objectOf } from '../draft/objects';
import { contentPath } from '../files/content-path';
import { type Files, writeWhole } from '../files/files';

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
export type Journal = z.infer<typeof journalSchema>;

/** A file of a save. */
export type JournalEntry = Journal['files'][number];

const journalFile = 'cache/journal.json';

/** Writes the journal before a save. */
export const writeJournal = (files: Files, journal: Journal): void =>
  writeWhole(files, journalFile, Buffer.from(JSON.stringify(journal)));

/**
 * Returns the journal of an unfinished save; undefined if there is none. A damaged journal is moved aside: the draft still has all
 * edits, and the next save compares them with what was already written.
 */
export function readJournal(files: Files): Journal | undefined {
  const text = files.read(journalFile)?.toString('utf8');
  if (text === undefined) return undefined;
  try {
    const journal = journalSchema.parse(JSON.parse(text));
    for (const { path, after } of journal.files) {
      contentPath(path);
      objectOf(files, after);
    }
    return journal;
  } catch {
    files.rename(journalFile, damagedJournal);
    console.warn(damageNote);
    return undefined;
  }
}

const damagedJournal = 'cache/damaged-journal.json';

const damageNote =
  'A save was interrupted, and its journal is damaged: it is now .studio/damaged-journal.json. Some files may be written already; no edit is lost. Look at the changes in the studio, and save again.';

/** Removes the journal once the save is finished. */
export const closeJournal = (files: Files): void => files.remove(journalFile);

/** Returns the path of the temporary file next to a file; content check and development server ignore its hidden name. */
const draftOf = (path: string) => `data/${path.replace(/[^/]+$/, (name) => `.${name}.studio`)}`;

/**
 * Writes the files of a save, except those that another program has changed since.
 * @returns the entries of the files that were not written
 * @throws Error if a file cannot be written; then the files written before get back their old contents, as far as possible
 */
export function writeFiles(files: Files, entries: readonly JournalEntry[]): JournalEntry[] {
  try {
    return entries.filter((entry) => !writeEntry(files, entry));
  } catch (error) {
    for (const { path, before, after } of entries) writeEntry(files, { path, before: after, after: before });
    throw error;
  }
}

/** Returns whether a file has the content that the save gives it. */
export const isWritten = (files: Files, { path, after }: JournalEntry): boolean =>
  hashOf(files.read(targetOf(path))) === after;

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
