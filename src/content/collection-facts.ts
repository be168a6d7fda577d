import { z } from 'zod';
import type { Collection, CollectionList, entryTextFields } from '../../packages/content/define';
import { collections } from '../site';

type Collections = typeof collections;

/** The name of a collection, and the key of its texts in the content, such as `features`. */
export type CollectionName = keyof Collections;

/** Every collection with its name. */
export const namedCollections = Object.entries(collections) as readonly (readonly [CollectionName, Collection])[];

/** Every collection, without its name. */
export const allCollections: readonly Collection[] = Object.values(collections);

/** The collection, with its name, whose entries or list page are of a kind; undefined for other pages. */
export const collectionOfKind = (kind: string): readonly [CollectionName, Collection] | undefined =>
  namedCollections.find(([, one]) => one.kind === kind || one.list?.kind === kind);

type Lists = Extract<Collections[CollectionName], { list: CollectionList }>['list'];
type Shorts = Extract<Collections[CollectionName], { short: object }>['short'];

/** The kind of a list page. */
export type ListKind = Lists['kind'];

/** The list pages of the collections that have one. */
export const listKinds = allCollections.flatMap(({ list }) => (list ? [list.kind] : [])) as readonly ListKind[];

/** The name of a URL segment that every language translates. */
export type SegmentName = ListKind | Shorts['segment'];

/** These segments and their descriptions, for editors. */
export const segmentDescriptions = allCollections.flatMap(({ list, short }): [string, string][] => [
  ...(list ? [[list.kind, list.segment] as [string, string]] : []),
  ...(short ? [[short.segment, short.description] as [string, string]] : []),
]) as readonly [SegmentName, string][];

type Words = Collections[CollectionName]['words'];

/** Turns a union into an intersection. */
export type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** The schemas of the interface texts of all collections, by namespace. */
export const collectionWords = Object.assign({}, ...allCollections.map(({ words }) => words)) as All<Words>;

/** The files that list the entries of the collections, by GraphQL type. */
export const catalogueFiles = Object.fromEntries(
  allCollections.map(({ type, list: page, catalogue: { path, list, description, entry } }) => {
    // A list page without entries would be empty.
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

/** One value per collection, by its name. */
export type OfCollections<Value> = Readonly<Record<CollectionName, Value>>;

/** Calls `find` for every collection and returns the results by its name. */
export const ofCollections = <Value>(find: (collection: Collection) => Value): OfCollections<Value> =>
  Object.fromEntries(namedCollections.map(([name, collection]) => [name, find(collection)])) as OfCollections<Value>;

/** The facts of all entries of a collection, in the order of the site; an empty list if the file does not match its schema. */
export function entriesIn({ catalogue }: Collection, file: unknown): EntryFacts[] {
  const list: unknown = (file as Record<string, unknown> | undefined)?.[catalogue.list];
  if (!Array.isArray(list)) return [];
  return list.filter((entry): entry is EntryFacts => typeof (entry as Partial<EntryFacts> | null)?.id === 'string');
}
