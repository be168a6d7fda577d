import type { Content } from '../content';
import { type Documents, problem } from '../data-document';
import type { Finding, KeyPath, Problem } from '../problem';
import type { CopyInFile } from './copy';

/** What is known about a picture without decoding it. */
export interface ImageFacts {
  /** In pixels; 0 if the file is damaged or not a supported picture. */
  width: number;
  height: number;
  bytes: number;
  /** The real type of the file, whatever its extension, such as `png` or `webp`; undefined if it was not read. */
  type?: string | undefined;
  /** The id that git gives to its content, where it is compared with the last commit. */
  id?: string;
}

/** The input of a check: every file is there and matches its schema. */
export interface CheckedFiles {
  /** By path below `data/`. */
  documents: Documents;
  content: Content;
  /** Paths of all images, below `data/images`. */
  images: ReadonlySet<string>;
  /** Size and type of the images, where they were read. */
  imageFacts: ReadonlyMap<string, ImageFacts>;
  /** The text of files in the last commit, and the ids of pictures, by path below `data/`, where they are known. */
  committed: ReadonlyMap<string, string>;
  /** Every text that visitors read. */
  copy: readonly CopyInFile[];
}

/** Finds mistakes of one kind. */
export type Check = (files: CheckedFiles) => Problem | Problem[];

/** Creates a problem at a key of a file. */
export function problemAt(
  { documents }: Pick<CheckedFiles, 'documents'>,
  path: string,
  key: KeyPath,
  finding: Finding,
): Problem {
  const document = documents.get(path);
  if (!document) throw new Error(`No data file "${path}".`);
  return problem(document, key, finding);
}
