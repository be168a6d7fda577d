import type { Collection } from '../define/collection';
import { type EntryFacts, entriesIn } from '../model/collections';
import type { AnyContent } from '../model/content';
import type { Model } from '../model/model';
import type { Problem } from '../problems/problem';
import type { Documents } from '../reading/data-document';
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
export interface CheckedFiles<Content extends AnyContent = AnyContent> {
  /** What follows from the definition of the site. */
  model: Model;
  /** What the files hold, in the types of the site. */
  content: Content;
  /** By path below `data/`. */
  documents: Documents;
  /** The codes of all languages. */
  languages: readonly string[];
  /** The code of the language from which the others are translated. */
  sourceLanguage: string;
  /** Whether a language has a file, by its path below `data/`. */
  isWanted: (path: string) => boolean;
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
export type Check<Files extends CheckedFiles = CheckedFiles> = (files: Files) => Problem | Problem[];

/** The facts of all entries of a collection, in the order of the site. */
export const entriesOf = ({ documents }: CheckedFiles, collection: Collection): EntryFacts[] =>
  entriesIn(collection, documents.get(collection.catalogue.path)?.value);
