import type { z } from 'zod';
import type { Collection } from '../define/collection';
import type { SiteDefinition } from '../define/site';
import type { Documents } from '../reading/data-document';
import { type EntryFacts, entriesIn, ofCollections } from './collections';
import type { FactFiles, InterfaceSchemas, LanguageFiles } from './file-kinds';
import type { Model } from './model';

type Parsed<Schema> = Schema extends z.ZodType ? z.infer<Schema> : never;

type ParsedFiles<Files> = {
  [Kind in keyof Files]: Files[Kind] extends { schema: infer Schema } ? Parsed<Schema> : never;
};

/** The words of every namespace, as components see them. */
type InterfaceWords<Schemas> = { [Namespace in keyof Schemas]: Parsed<Schemas[Namespace]> };

/** The texts of every collection in one language, by id. */
export type CollectionTexts<Site extends SiteDefinition> = {
  [Name in keyof Site['collections']]: Record<string, Parsed<Site['collections'][Name]['schema']>>;
};

/** The content of one language: its files by kind, the entries of collections by id, its interface texts by namespace. */
export type LanguageContentOf<Site extends SiteDefinition> = ParsedFiles<LanguageFiles<Site>> &
  CollectionTexts<Site> & {
    interface: InterfaceWords<InterfaceSchemas<Site>>;
  };

/** An entry, and the languages in which it has no page. */
export interface WithdrawnEntry {
  id: string;
  languages: readonly string[];
}

/** Pages that are not published, in some languages or in all. Visitors may still know their addresses. */
interface Withdrawn<CollectionName extends PropertyKey, Texts> {
  /** By the name of their collection. */
  entries: Readonly<Record<CollectionName, readonly WithdrawnEntry[]>>;
  /** Their texts, which contain the slugs, by language code and id. */
  languages: Readonly<Record<string, Texts>>;
  /** Every address that was ever published, and the page that was there. */
  addresses: Readonly<Record<string, string>>;
}

/** The published part of `data/`, checked. */
export type ContentOf<Site extends SiteDefinition> = ParsedFiles<FactFiles<Site>> & {
  /** By language code. */
  languages: Record<string, LanguageContentOf<Site>>;
  withdrawn: Withdrawn<keyof Site['collections'], CollectionTexts<Site>>;
};

/** Texts of a language of any site: of an entry by its collection and its id, of other files by their kind. */
export type AnyTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The unpublished pages of any site. */
export type AnyWithdrawn = Withdrawn<string, AnyTexts>;

/** The content of any site, as far as all sites have the same. */
export interface AnyContent {
  SiteSettings: { languages: readonly string[]; sourceLanguage: string; sections: readonly string[] };
  languages: Readonly<Record<string, AnyTexts>>;
  withdrawn: AnyWithdrawn;
}

/** The facts of all entries of a collection, in the order of the site. */
export const entriesOf = (content: object, collection: Collection): EntryFacts[] =>
  entriesIn(collection, (content as Record<string, unknown>)[`${collection.type}Catalogue`]);

/** Assembles content from documents that match their schemas. */
export function assemble(model: Model, documents: Documents): AnyContent {
  const files = [...documents.values()].flatMap(({ file, value }) => (file ? [{ file, value }] : []));
  const facts = Object.fromEntries(
    files.flatMap(({ file, value }) => (file.kind in model.factFiles ? [[file.kind, value]] : [])),
  );
  const { languages } = facts.SiteSettings as AnyContent['SiteSettings'];
  const textsIn = (code: string): AnyTexts => {
    const texts: Record<string, Record<string, unknown>> = {
      interface: {},
      ...ofCollections(model.collections, () => ({})),
    };
    for (const { file, value } of files) {
      if (file.language !== code) continue;
      if (file.key === undefined) Object.assign(texts, { [file.kind]: value });
      else Object.assign(texts[file.collection ?? 'interface'] ?? {}, { [file.key]: value });
    }
    return texts;
  };
  return {
    ...(facts as Pick<AnyContent, 'SiteSettings'>),
    languages: Object.fromEntries(languages.map((code) => [code, textsIn(code)])),
    withdrawn: { entries: ofCollections(model.collections, () => []), languages: {}, addresses: {} },
  };
}
