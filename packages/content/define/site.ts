import type { z } from 'zod';
import type { Collection } from './collection';
import type { FileDefinition, Section } from './section';

/** Files by the name of their GraphQL type. */
export type Files = Readonly<Record<string, FileDefinition>>;

/** What a site says of its content. All that this package makes of it follows from here: see `contentModel`. */
export interface SiteDefinition {
  /** The sections that a landing page can show, by the name that `sections` in the settings uses for them. */
  sections: Readonly<Record<string, Section>>;
  /** The collections of pages, by the name that code uses for them. */
  collections: Readonly<Record<string, Collection>>;
  /**
   * Files that exist once, besides those of sections and collections. The settings have `languages`, `sourceLanguage`, `defaultLanguage`,
   * `notFoundLanguage` and `sections`; what has to be a language of the site is a `siteLanguage`.
   */
  facts: Files & { SiteSettings: FileDefinition; Redirects: FileDefinition };
  /** Files of every language, besides those of sections: the one of the language itself has `name`, `label`, `openGraphLocale`, `segments` and `previousSegments`. */
  texts: Files & { Language: FileDefinition };
  /** Interface texts, besides those of sections and collections, by namespace: each is a file in the folder of every language. */
  words: Readonly<Record<string, z.ZodType>>;
  placeholders: PlaceholderNames;
  /** First segments of addresses that belong to files of the build, or to hosts. */
  reservedFolders: readonly string[];
}

/** The names that texts may put between two braces, such as `{{name}}`. */
export interface PlaceholderNames {
  /** In texts of pages and sections. */
  content: readonly string[];
  /** The same, and those that only collections with `namesCompany` may use. */
  company: readonly string[];
  /** In interface texts, besides those that the description of a text names. */
  words: readonly string[];
  /** Files of facts in which nothing is filled, by path, and their keys that have placeholders of their own. */
  unfilled: Readonly<Record<string, readonly string[]>>;
}
