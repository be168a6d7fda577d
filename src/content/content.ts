import type { z } from 'zod';
import { collections } from '../site';
import {
  type CollectionName,
  type CollectionTexts,
  type EntryFacts,
  type EntryText,
  entriesIn,
  type OfCollections,
} from './collection-facts';
import type { factFiles, languageFiles } from './file-kinds';
import type { InterfaceWords } from './schemas/interface';

type ParsedFiles<Files extends Record<string, { schema: z.ZodType }>> = {
  [Kind in keyof Files]: z.infer<Files[Kind]['schema']>;
};

/** The content of one language: its files by kind, the entries of collections by id, its interface texts by namespace. */
export type LanguageContent = ParsedFiles<typeof languageFiles> &
  CollectionTexts & {
    interface: InterfaceWords;
  };

/** An entry, and the languages in which it has no page. */
export interface WithdrawnEntry {
  id: string;
  languages: readonly string[];
}

/** Pages that are not published, in some languages or in all. Visitors may still know their addresses. */
export interface Withdrawn {
  entries: OfCollections<readonly WithdrawnEntry[]>;
  /** Their texts, which contain the slugs, by language code and id. */
  languages: Readonly<Record<string, CollectionTexts>>;
  /** Every address that was ever published, and the page that was there. */
  addresses: Readonly<Record<string, string>>;
}

/** The published part of `data/`, checked. */
export type Content = ParsedFiles<typeof factFiles> & {
  /** By language code. */
  languages: Record<string, LanguageContent>;
  withdrawn: Withdrawn;
};

/** The facts of all entries of a collection, in the order of the site. */
export const entriesOf = (content: Content, name: CollectionName): EntryFacts[] => {
  const collection = collections[name];
  return entriesIn(collection, content[`${collection.type}Catalogue`]);
};

/** The texts of the entries of a collection in one language, by id. */
export const textsOf = (texts: CollectionTexts | undefined, name: CollectionName): Record<string, EntryText> =>
  texts?.[name] ?? {};
