import type { Content } from '../content';
import type { DataDocument } from '../data-document';
import { problem } from '../explain-issue';
import { localesFolder } from '../file-kinds';
import type { Finding, KeyPath, Problem } from '../problem';
import type { CopyInFile } from './copy';

/** What is known of a picture without looking at it. */
export interface ImageFacts {
  /** In pixels; 0 if the file is damaged, or no picture that the site can show. */
  width: number;
  height: number;
  bytes: number;
  /** What the file is, whatever its name says, such as `png` or `webp`; undefined if nobody looked. */
  type?: string | undefined;
}

/** What a check looks at: every file has its schema's shape by then. */
export interface CheckedFiles {
  /** By path below `data/`. */
  documents: ReadonlyMap<string, DataDocument>;
  /** Those of them that stand for a broken or missing file. */
  substitutes: ReadonlySet<string>;
  content: Content;
  /** Paths of all images, below `data/images`. */
  images: ReadonlySet<string>;
  /** What is known of them, where anybody looked. */
  imageFacts: ReadonlyMap<string, ImageFacts>;
  /** The text of files as they were committed last, where that is known. */
  committed: ReadonlyMap<string, string>;
  /** Every text that visitors read. */
  copy: readonly CopyInFile[];
}

/** Looks for one kind of mistake. */
export type Check = (files: CheckedFiles) => Problem[];

/** Makes a problem at a key of a file. */
export function problemAt({ documents }: CheckedFiles, path: string, key: KeyPath, finding: Finding): Problem {
  const document = documents.get(path);
  if (!document) throw new Error(`No data file "${path}".`);
  return problem(document, key, finding);
}

/** The path of a language's file, below `data/`. */
export const languagePath = (language: string, file: string) => `${localesFolder}/${language}/${file}`;

/** Writes names as a list of choices: `"a", "b"`. */
export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
