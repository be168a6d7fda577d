import type { z } from 'zod';
import type { WordSource } from './collection';

/** A file of `data/`, or of the folder of a language, and what it may hold. */
export interface FileDefinition {
  path: string;
  schema: z.ZodType;
  /** False for a file of a language that every language has its own way, such as its name and its addresses. */
  isTranslated?: boolean;
}

/**
 * What editors write for a section of a landing page; in its folder, beside what shows it. A file of its own there: schemas never reach a browser, so no
 * view imports a value from it.
 */
interface SectionContent {
  /** Files that exist once, by GraphQL type. */
  facts?: Readonly<Record<string, FileDefinition>>;
  /** Files of every language, by GraphQL type. */
  texts?: Readonly<Record<string, FileDefinition>>;
  /** Interface texts, by namespace. */
  words?: Readonly<Record<string, z.ZodType>>;
  /** Namespaces of interface texts that it shows besides its own. */
  uses?: readonly string[];
}

/** A section at which links point. */
interface AnchoredSection extends SectionContent {
  /** The id of its element (docs/product.md, Landing page). */
  anchor: string;
  /**
   * How header, drawer and footer link it: by an interface text, such as `header:pricing` or one of its own, before the menu of features or
   * behind it. `header.spec.ts` finds a header that has no room for it.
   */
  link?: { word: WordSource; place: 'before' | 'behind' };
}

/** What editors write for a section of a landing page, and the links to it. */
export type Section = AnchoredSection | (SectionContent & { anchor?: undefined; link?: undefined });
