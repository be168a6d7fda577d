import type { z } from 'zod';
import type { WordSource } from './collection';

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
  /** The id of its element, at which links point (docs/product.md, Landing page). */
  anchor?: string;
  /** How header, drawer and footer link it: by an interface text, before the menu of features or behind it. */
  link?: { word: WordSource; place: 'before' | 'behind' };
  /** Namespaces of interface texts that it shows besides its own. */
  uses?: readonly string[];
}
