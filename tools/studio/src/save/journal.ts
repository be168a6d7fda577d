import { z } from 'zod';
import { hashOf, objectOf } from '../draft/objects';
import { contentPath } from '../files/content-path';
import { type Files, writeWhole } from '../files/files';

const hash = z.string().nullable();

const journalSchema = z.array(
  z.strictObject({
    path: z.string(),
    /** The hash of the file when the save started; `after` is the hash of the file once it is saved. */
    before: hash,
    after: hash,
  }),
);

/** The files that a save is about to write. As soon as the journal is on disk, the save counts as done. */
export type Journal = z.infer<typeof journalSchema>;

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
    for (const { path, after } of journal) {
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
 * Writes one file of a save, unless another program has changed the file since; then that change stays.
 * @returns whether the file now has the saved content
 */
export function writeEntry(files: Files, { path, before, after }: Journal[number]): boolean {
  const target = `data/${contentPath(path)}`;
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
