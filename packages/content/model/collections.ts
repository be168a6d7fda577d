import { z } from 'zod';
import type { Collection, CollectionList } from '../define/collection';
import type { entryTextFields } from '../define/fields';

/** The collections of a site, by the name that code uses for them. */
type Collections = Readonly<Record<string, Collection>>;

type OneOf<Site extends Collections> = Site[keyof Site];

/** The kind of a list page. */
export type ListKind<Site extends Collections> = Extract<OneOf<Site>, { list: CollectionList }>['list']['kind'];

/** The name of a URL segment that every language translates. */
export type SegmentName<Site extends Collections> =
  | ListKind<Site>
  | Extract<OneOf<Site>, { short: { segment: string } }>['short']['segment'];

/** Turns a union into an intersection. */
export type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** The collection, with its name, whose entries or list page are of a kind; undefined for other pages. */
export const collectionOfKind = <Site extends Collections>(collections: Site, kind: string) =>
  (Object.entries(collections) as [keyof Site & string, Collection][]).find(
    ([, one]) => one.kind === kind || one.list?.kind === kind,
  );

/** The list pages of the collections that have one. */
export const listKindsOf = <Site extends Collections>(collections: Site) =>
  Object.values(collections).flatMap(({ list }) => (list ? [list.kind] : [])) as readonly ListKind<Site>[];

/** The URL segments that every language translates, and their descriptions, for editors. */
export const segmentsOf = <Site extends Collections>(collections: Site) =>
  Object.values(collections).flatMap(({ list, short }): [string, string][] => [
    ...(list ? [[list.kind, list.segment] as [string, string]] : []),
    ...(short ? [[short.segment, short.description] as [string, string]] : []),
  ]) as readonly [SegmentName<Site>, string][];

/** A field for every segment of the addresses. */
export const segmentFields = <Site extends Collections, Schema>(
  collections: Site,
  field: (description: string, name: string) => Schema,
) =>
  Object.fromEntries(segmentsOf(collections).map(([name, description]) => [name, field(description, name)])) as Record<
    SegmentName<Site>,
    Schema
  >;

/** A field for the list page of every collection that has one. */
export const listFields = <Site extends Collections, Schema>(collections: Site, schema: Schema) =>
  Object.fromEntries(listKindsOf(collections).map((kind) => [kind, schema])) as Record<ListKind<Site>, Schema>;

/** The schemas of the interface texts of all collections, by namespace. */
export const wordsOf = <Site extends Collections>(collections: Site): All<OneOf<Site>['words']> =>
  Object.assign({}, ...Object.values(collections).map(({ words }) => words));

/** The files that list the entries of the collections, by GraphQL type. */
export type CatalogueFiles<Site extends Collections> = {
  readonly [Name in keyof Site as `${Site[Name]['type']}Catalogue`]: {
    path: string;
    schema: CatalogueSchema<Site[Name]['catalogue']>;
  };
};

type CatalogueSchema<Catalogue extends { list: string; entry: z.ZodObject }> = z.ZodObject<
  { [Key in Catalogue['list']]: z.ZodArray<Catalogue['entry']> },
  z.core.$strict
>;

/** The files that list the entries of the collections, by GraphQL type. */
export const catalogueFiles = (collections: Collections) =>
  Object.fromEntries(
    Object.values(collections).map(({ type, list: page, catalogue: { path, list, description, entry } }) => {
      // A list page without entries would be empty.
      const entries = page ? z.array(entry).min(1) : z.array(entry);
      return [`${type}Catalogue`, { path, schema: z.strictObject({ [list]: entries.describe(description) }) }];
    }),
  );

/** The fields that the texts of all entries share. */
export type EntryText = { [Key in keyof typeof entryTextFields]: z.infer<(typeof entryTextFields)[Key]> };

/** The facts that an entry of any collection may have. */
export interface EntryFacts {
  id: string;
  published?: boolean | undefined;
  /** Codes of the languages in which it has a page; all by default. */
  languages?: readonly string[] | undefined;
  /** The date of the last change of the page, as year-month-day. */
  updated?: string;
}

/** Whether an entry has a page in a language; a list that does not match its schema counts as missing. */
export const isInLanguage = ({ languages }: Pick<EntryFacts, 'languages'>, language: string): boolean =>
  !Array.isArray(languages) || languages.includes(language);

/** Whether visitors see an entry; entries are published by default. */
export const isPublished = ({ published }: Pick<EntryFacts, 'published'>) => published !== false;

/** Calls `find` for every collection and returns the results by its name. */
export const ofCollections = <Value>(collections: Collections, find: (collection: Collection) => Value) =>
  Object.fromEntries(Object.entries(collections).map(([name, collection]) => [name, find(collection)]));

/** The facts of all entries of a collection, in the order of the site; an empty list if the file does not match its schema. */
export function entriesIn({ catalogue }: Pick<Collection, 'catalogue'>, file: unknown): EntryFacts[] {
  const list: unknown = (file as Record<string, unknown> | undefined)?.[catalogue.list];
  if (!Array.isArray(list)) return [];
  return list.filter((entry): entry is EntryFacts => typeof (entry as Partial<EntryFacts> | null)?.id === 'string');
}
