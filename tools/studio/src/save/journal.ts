import { z } from 'zod';
import { hashOf, objectOf } from '../draft/objects';
import { contentPath } from '../files/content-path';
import { type Files, writeWhole } from '../files/files';

const hash = z.string().nullable();

const journalSchema = z.array(
  z.strictObject({
    path: z.string(),
    /** What it held when the save began, and what it holds afterwards. */
    before: hash,
    after: hash,
  }),
);

/** What a save is going to write. From the moment that it is on the disk, the save counts as made. */
export type Journal = z.infer<typeof journalSchema>;

const journalFile = 'cache/journal.json';

/** Writes down what is going to be saved. */
export const writeJournal = (files: Files, journal: Journal): void =>
  writeWhole(files, journalFile, Buffer.from(JSON.stringify(journal)));

/** The save that was begun and is not known to be finished. */
export function readJournal(files: Files): Journal | undefined {
  const text = files.read(journalFile)?.toString('utf8');
  return text === undefined ? undefined : journalSchema.parse(JSON.parse(text));
}

/** Notes that the save is finished. */
export const closeJournal = (files: Files): void => files.remove(journalFile);

/** A hidden name beside a file: neither the content check nor the development server takes it for content. */
const draftOf = (path: string) => `data/${path.replace(/[^/]+$/, (name) => `.${name}.studio`)}`;

/**
 * Writes one file, unless it holds something else than the save expects: that is somebody's, and stays.
 * @returns whether it now holds what it should
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
