import { z } from 'zod';
import type { Collection, CollectionList } from './collection';
import { collections } from './collections';
import type { entryTextFields } from './schemas/fields';

type Collections = typeof collections;

/** The name of a collection, under which the content holds its texts, such as `features`. */
export type CollectionName = keyof Collections;

/** The name of a collection and its definition, for every collection. */
export const namedCollections = Object.entries(collections) as readonly (readonly [CollectionName, Collection])[];

/** Every collection, without its name. */
export const allCollections: readonly Collection[] = Object.values(collections);

type Lists = Extract<Collections[CollectionName], { list: CollectionList }>['list'];
type Shorts = Extract<Collections[CollectionName], { short: object }>['short'];

/** The kind of a list page. */
export type ListKind = Lists['kind'];

/** The list pages of the collections that have one. */
export const listKinds = allCollections.flatMap(({ list }) => (list ? [list.kind] : [])) as readonly ListKind[];

/** The name of a part of addresses that every language translates. */
export type SegmentName = ListKind | Shorts['segment'];

/** These parts of addresses, and what each is, for editors. */
export const segmentDescriptions = allCollections.flatMap(({ list, short }): [string, string][] => [
  ...(list ? [[list.kind, list.segment] as [string, string]] : []),
  ...(short ? [[short.segment, short.description] as [string, string]] : []),
]) as readonly [SegmentName, string][];

type Words = Collections[CollectionName]['words'];

/** Every part of a union at once. */
type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Whole) => void ? Whole : never;

/** The schemas of the interface words of all collections, by namespace. */
export const collectionWords = Object.assign({}, ...allCollections.map(({ words }) => words)) as All<Words>;

/** The files that list the entries of the collections, by the name of their GraphQL type. */
export const catalogueFiles = Object.fromEntries(
  allCollections.map(({ type, list: page, catalogue: { path, list, description, entry } }) => {
    // A list page without entries would say nothing.
    const entries = page ? z.array(entry).min(1) : z.array(entry);
    return [`${type}Catalogue`, { path, schema: z.strictObject({ [list]: entries.describe(description) }) }];
  }),
) as {
  readonly [Name in CollectionName as `${Collections[Name]['type']}Catalogue`]: {
    path: string;
    schema: CatalogueSchema<Collections[Name]['catalogue']>;
  };
};

type CatalogueSchema<Catalogue extends { list: string; entry: z.ZodObject }> = z.ZodObject<
  { [Key in Catalogue['list']]: z.ZodArray<Catalogue['entry']> },
  z.core.$strict
>;

/** The texts of every collection in one language, by id. */
export type CollectionTexts = {
  [Name in CollectionName]: Record<string, z.infer<Collections[Name]['schema']>>;
};

/** What the texts of all entries of all collections have in common. */
export type EntryText = { [Key in keyof typeof entryTextFields]: z.infer<(typeof entryTextFields)[Key]> };

/** The facts of an entry that any collection may have. */
export interface EntryFacts {
  id: string;
  published?: boolean | undefined;
  /** Codes of the languages in which it has a page; all of them, unless said. */
  languages?: readonly string[] | undefined;
  /** When what the page says last changed, as year-month-day. */
  updated?: string;
}

/** Whether an entry has a page in a language; a list that lacks its schema's shape takes no language away. */
export const isInLanguage = ({ languages }: Pick<EntryFacts, 'languages'>, language: string): boolean =>
  !Array.isArray(languages) || languages.includes(language);

/** Something of every collection, by its name. */
export type OfCollections<Value> = Readonly<Record<CollectionName, Value>>;

/** What `find` makes of every collection, by its name. */
export const ofCollections = <Value>(find: (collection: Collection) => Value): OfCollections<Value> =>
  Object.fromEntries(namedCollections.map(([name, collection]) => [name, find(collection)])) as OfCollections<Value>;

/** The facts of all entries of a collection, in the order of the site; an empty list from a file without its schema's shape. */
export function entriesIn({ catalogue }: Collection, file: unknown): EntryFacts[] {
  const list: unknown = (file as Record<string, unknown> | undefined)?.[catalogue.list];
  if (!Array.isArray(list)) return [];
  return list.filter((entry): entry is EntryFacts => typeof (entry as Partial<EntryFacts> | null)?.id === 'string');
}
