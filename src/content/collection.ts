import type { z } from 'zod';

/** Where a word comes from: a key of the entry's text, or an interface word such as `footer:legal`. */
export type WordSource = string;

/** What stands on a page's social card. */
export interface CardSource {
  label: WordSource;
  heading: WordSource;
}

/** How the footer links the pages of a collection. */
export interface FooterSource {
  /** A column of its own, or the row at the bottom. */
  place: 'column' | 'row';
  heading: WordSource;
  /** The text of an entry that is the link's. */
  name: WordSource;
  /** The words of a link to the list page, ahead of the others. */
  list?: WordSource;
}

/** The page that lists a collection. Its title and description stand in `content/pages.json` under its kind. */
export interface CollectionList {
  /** The kind of the page, and the name of its segment in `language.json`. */
  kind: string;
  /** What the segment is, for editors. */
  segment: string;
  /** The component in `src/templates`. */
  template: string;
  card: CardSource;
}

/** A kind of page of which there are many: facts of each that stand once, and a file of words in every language. */
export interface Collection {
  /** The kind of its pages, in addresses, in queries and in `published-addresses.json`. */
  kind: string;
  /** What messages call one of them. */
  what: string;
  /** The start of its GraphQL types: `Feature` makes FeatureCatalogue and FeatureText. */
  type: string;
  /** The file in `data/` that lists its entries. */
  catalogue: {
    path: string;
    /** The key of the list. */
    list: string;
    description: string;
    /** The facts of one entry; `id` is one of them. */
    entry: z.ZodObject;
  };
  /** The folder, in the folder of every language, that holds one file for each id. */
  folder: string;
  /** The words of one entry: those of `entryTextFields`, and its own. */
  schema: z.ZodObject;
  /** Words of the interface that its pages show, by namespace: each is a file in the folder of every language. */
  words: Readonly<Record<string, z.ZodObject>>;
  /** The component in `src/templates`. */
  template: string;
  card: CardSource;
  /** Without it, only other pages link its pages. */
  footer?: FooterSource;
  /** Without it there is no list page, and pages stand right below the language. */
  list?: CollectionList;
  /** Short addresses without a language, by id and by slug: the name of their segment, and what it is, for editors. */
  short?: { segment: string; description: string };
  /** Whether its texts may name the company's facts, such as {{legalName}}. */
  namesCompany: boolean;
  /** Texts that no two entries may share: visitors could not tell the two apart. */
  names: readonly string[];
  /** Texts that each entry says in its own words. */
  ownTexts: readonly string[];
}
