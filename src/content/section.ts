import type { z } from 'zod';

/** A file of `data/`, or of the folder of a language, and what it may hold. */
export interface FileDefinition {
  path: string;
  schema: z.ZodType;
}

/** A list of facts whose words stand in a list of texts in every language, under the same ids. */
export interface JoinedList {
  /** GraphQL type of the file of facts. */
  facts: string;
  /** The key of the list; then that of the list in each of its entries, and so on. */
  keys: readonly string[];
  /** GraphQL type of the file of texts. */
  texts: string;
  /** The key of the list of texts. */
  key: string;
}

/**
 * What editors write for a section of a landing page; in its folder, beside what shows it. A file of its own there: schemas never reach a browser, so no
 * view imports a value from it.
 */
export interface Section {
  /** Files that exist once, by GraphQL type. */
  facts?: Readonly<Record<string, FileDefinition>>;
  /** Files of every language, by GraphQL type. */
  texts?: Readonly<Record<string, FileDefinition>>;
  /** Interface texts, by namespace. */
  words?: Readonly<Record<string, z.ZodType>>;
  lists?: readonly JoinedList[];
}
