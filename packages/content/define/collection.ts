import type { z } from 'zod';

/** Where a text comes from: a key of the texts of the entry, or an interface text such as `footer:legal`. */
export type WordSource = string;

/** The texts of a page's social card. */
interface CardSource {
  label: WordSource;
  heading: WordSource;
}

/** How the footer links the pages of a collection. */
export interface FooterSource {
  /** A column of its own, or the row at the bottom. */
  place: 'column' | 'row';
  heading: WordSource;
  /** The link text: a text of the entry. */
  name: WordSource;
  /** The text of a link to the list page, before the others. */
  list?: WordSource;
}

/** The page that lists a collection. Its title and description are in `content/pages.json`, under its kind. */
export interface CollectionList {
  /** The kind of the page, and the name of its segment in `language.json`. */
  kind: string;
  /** What the segment is, for editors. */
  segment: string;
  /** The component in `src/templates`. */
  template: string;
  card: CardSource;
}

/** A kind of page with many entries: facts that are the same in all languages, and a text file per language. */
export interface Collection {
  /** The kind of its pages, in addresses, in queries and in `published-addresses.json`. */
  kind: string;
  /** The name of one entry in messages. */
  what: string;
  /** The prefix of its GraphQL types: `Feature` makes FeatureCatalogue and FeatureText. */
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
  /** The folder, in each language's folder, with one file per id. */
  folder: string;
  /** The texts of one entry: those of `entryTextFields`, and its own. */
  schema: z.ZodObject;
  /** The interface texts that its pages show, by namespace: each is a file in the folder of every language. */
  words: Readonly<Record<string, z.ZodObject>>;
  /** Namespaces of interface texts that the page of an entry shows besides. */
  uses?: readonly string[];
  /** The component in `src/templates`. */
  template: string;
  card: CardSource;
  /** Without it, the footer does not link to its pages. */
  footer?: FooterSource;
  /** Without it, there is no list page, and the path of a page is `/{language}/{slug}`. */
  list?: CollectionList;
  /** Short addresses without a language, by id and by slug: the name of their segment, and its description for editors. */
  short?: { segment: string; description: string };
  /** Whether its texts may use company facts, such as {{legalName}}. */
  namesCompany: boolean;
  /** Texts that must be unique, because visitors could not distinguish two entries otherwise. */
  names: readonly string[];
  /** Texts that must not be copied from another entry. */
  ownTexts: readonly string[];
}
