import type { Content } from '../content';
import type { DataDocument } from '../data-document';
import { problem } from '../explain-issue';
import { featureFolder, localesFolder } from '../file-kinds';
import type { KeyPath, Problem } from '../problem';

/** What a check looks at: every file has its schema's shape by then. */
export interface CheckedFiles {
  /** By path below `data/`. */
  documents: ReadonlyMap<string, DataDocument>;
  content: Content;
  /** Paths of all images, below `data/images`. */
  images: ReadonlySet<string>;
}

/** Looks for one kind of mistake. */
export type Check = (files: CheckedFiles) => Problem[];

/** Makes an error at a key of a file. */
export function problemAt(
  { documents }: CheckedFiles,
  path: string,
  key: KeyPath,
  found: string,
  expected: string,
  fix: string,
): Problem {
  const document = documents.get(path);
  if (!document) throw new Error(`No data file "${path}".`);
  return problem(document, key, found, expected, fix);
}

/** The path of a feature's file, below `data/`. */
export const featurePath = (language: string, feature: string) =>
  `${localesFolder}/${language}/${featureFolder}/${feature}.json`;

/** The path of a language's file, below `data/`. */
export const languagePath = (language: string, file: string) => `${localesFolder}/${language}/${file}`;
