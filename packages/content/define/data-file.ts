import type { z } from 'zod';

/** What a file of `data/` is, as the site's list of files says. */
export interface DataFile {
  /** Names the schema; that of content is the name of its GraphQL type. */
  kind: string;
  schema: z.ZodType;
  /** The language in whose folder the file is. */
  language?: string;
  /** The name of a namespace of interface texts, or the id of an entry. */
  key?: string;
  /** The name of the collection whose entry has its texts in the file. */
  collection?: string;
  /** Whether a command writes the file, about the content: visitors see nothing of it. */
  isRecord?: boolean;
  /** False for a file of a language that every language has its own way, such as its name and its addresses. */
  isTranslated?: boolean;
}

/** The text file of an entry of a collection in one language. */
export interface EntryFile<Name = string> {
  /** The name of its GraphQL type. */
  kind: `${string}Text`;
  collection: Name;
  language: string;
  /** The entry's id. */
  key: string;
  schema: z.ZodType;
}

/** Whether a file is the text file of an entry of a collection. */
export const isEntryFile = (file: DataFile | undefined): file is EntryFile => file?.collection !== undefined;
