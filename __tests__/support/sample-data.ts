import type { Problem } from '../../packages/content';
import type { ParsedFile } from '../../packages/content/model';
import { checkContent } from '../../src/content/checks';
import { readData } from '../../src/data/read-data';

const read = readData();

/** A value of JSON, to look into without a schema. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The sample site, in copies that a test may damage. */
export const sampleData = () => ({ sources: new Map(read.sources), images: new Set(read.images) });

/**
 * The text of a data file of it.
 * @throws Error if there is no such file
 */
export function sourceOf(path: string): string {
  const source = read.sources.get(path);
  if (source === undefined) throw new Error(`The sample site has no ${path}.`);
  return source;
}

/** The value of a data file of it, without the name of its schema. */
export function jsonOf(path: string): Json {
  const { $schema: _, ...value } = JSON.parse(sourceOf(path)) as { [key: string]: Json };
  return value;
}

/** What a test does to a file: a function of its text, or `null` to remove it. */
export type Damage = Record<string, ((source: string) => string) | null>;

/** What the check says of every sample, and of every date that is frozen: values that their owner has still to settle. */
export const isUnsettled = ({ kind }: Problem) =>
  kind === 'sample-value' || kind === 'security-date' || kind === 'date-future';

/** What is wrong with the sample site when some files are damaged; a path that does not exist is a new file. */
export function problemsAfter(damage: Damage): readonly Problem[] {
  return checkAfter(damage).problems.filter((problem) => !isUnsettled(problem));
}

/** Files that an earlier check of the same test file has parsed. */
const parsed = new Map<string, ParsedFile>();

/** The same, with the content that remains: none after an error. */
export function checkAfter(damage: Damage) {
  const { sources, images } = damagedData(damage);
  return checkContent(sources, images, { parsed });
}

/** The sample site with some files damaged. */
export function damagedData(damage: Damage) {
  const { sources, images } = sampleData();
  for (const [path, change] of Object.entries(damage)) {
    if (change) sources.set(path, change(sources.get(path) ?? ''));
    else sources.delete(path);
  }
  return { sources, images };
}

/**
 * Replaces a part of a text, once.
 * @throws Error if the text has no such part: the test would damage nothing
 */
export const replacing = (part: string, by: string) => (source: string) => {
  if (!source.includes(part)) throw new Error(`"${part}" is not in the file.`);
  return source.replace(part, () => by);
};

/** Changes the value of a file, keeping one key a line. */
export const changing = (change: (value: { [key: string]: Json }) => void) => (source: string) => {
  const value = JSON.parse(source) as { [key: string]: Json };
  change(value);
  return JSON.stringify(value, null, 2);
};

/** The line, from 1, of the first line that holds a text. */
export const lineWith = (source: string, text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;
