import { z } from 'zod';
import type { DataDocument, Documents } from '../../packages/content';
import { childSchema, referenceRegistry, unwrapped } from '../../packages/content';
import { type EntryFacts, entriesIn, isInLanguage, ofCollections } from './collection-facts';
import type { Content, WithdrawnEntry } from './content';
import { declaredFileMatcher } from './declared-content';
import { type DataFile, factFiles, identifyFile, isEntryFile, languageFiles, recordFiles } from './file-kinds';
import { type JoinedList, joinedLists, listsIn } from './joined-lists';

/** Whether visitors see an entry; entries are published by default. */
export const isPublished = ({ published }: Pick<EntryFacts, 'published'>) => published !== false;

/** The lists whose entries have a `published` switch, by kind of file. */
export const switchedLists: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...factFiles, ...languageFiles }).flatMap(([kind, { schema }]) =>
    Object.entries(schema.shape).flatMap(([key, field]) => (hasSwitch(field) ? [[kind, key]] : [])),
  ),
);

/** Whether a field is a list of entries that can be unpublished. */
function hasSwitch(field: unknown): boolean {
  return field instanceof z.ZodArray && field.element instanceof z.ZodObject && 'published' in field.element.shape;
}

/** The entries with a `published` switch in a file of `data/`; none in files without such a list. */
export function switchedEntries({ path, value }: Pick<DataDocument, 'path' | 'value'>): readonly EntryFacts[] {
  const list = listOf(identifyFile(path));
  return list ? listedEntries(value, list) : [];
}

const listOf = (file: DataFile | undefined): string | undefined =>
  file && Object.hasOwn(switchedLists, file.kind) ? switchedLists[file.kind] : undefined;

const listedEntries = (value: unknown, list: string) => (value as Record<string, EntryFacts[] | undefined>)[list] ?? [];

/**
 * The files of `data/` that Gatsby may read: without unpublished entries, and their texts in the languages concerned. Nothing of these can get into a page, its data or any other published file.
 * @param documents files that have their schema's shape, by path below `data/`
 */
export function publishedDocuments(documents: Documents): Map<string, DataDocument> {
  const hidden = ofCollections(({ catalogue }) => hiddenIds(documents, catalogue.path));
  const isWanted = declaredFileMatcher(documents);
  const shown = [...documents].filter(([path]) => {
    const file = identifyFile(path);
    return isWanted(path) && !(isEntryFile(file) && hidden[file.collection].has(file.key));
  });
  const keep = keeperOf(documents);
  return new Map(shown.map(([path, document]) => [path, { ...document, value: keep(document) }]));
}

function hiddenIds(documents: Documents, path: string): Set<string> {
  const document = documents.get(path);
  const entries = document ? switchedEntries(document) : [];
  return new Set(entries.filter((entry) => !isPublished(entry)).map(({ id }) => id));
}

/** Whether a field names an entry of another file that is not published. */
function isHidden(documents: Documents, field: z.ZodType | undefined, named: unknown): boolean {
  const target = field && referenceRegistry.get(unwrapped(field));
  const document = target && documents.get(target.file);
  return document !== undefined && switchedEntries(document).some((entry) => entry.id === named && !isPublished(entry));
}

/** Removes from a file unpublished entries, what others say of them, and texts that belong to none that is published. */
function keeperOf(documents: Documents) {
  const shownIds = new Map(joinedLists.map((list) => [list, idsOfShown(documents, list)]));
  return ({ path, value }: DataDocument): unknown => {
    const file = identifyFile(path);
    const list = listOf(file);
    if (file && list) {
      const isShown = ([key, named]: [string, unknown]) =>
        !isHidden(documents, childSchema(file.schema, [list, 0, key]), named);
      const entries = listedEntries(value, list).filter(isPublished);
      return {
        ...(value as object),
        [list]: entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(isShown))),
      };
    }
    const ofFile = joinedLists.filter(({ texts }) => texts === file?.kind);
    return ofFile.reduce(
      (kept, joined) => filtered(kept, joined.key, ({ id }) => shownIds.get(joined)?.has(id) ?? true),
      value,
    );
  };
}

/** The ids of the published entries of a list of facts; undefined without its file. */
function idsOfShown(documents: Documents, { facts, keys }: JoinedList): Set<string> | undefined {
  const document = documents.get(factFiles[facts as keyof typeof factFiles].path);
  return (
    document && new Set(listsIn(document.value, keys, isPublished).flatMap(({ entries }) => entries.map(({ id }) => id)))
  );
}

const filtered = (value: unknown, list: string, isKept: (entry: EntryFacts) => boolean) => ({
  ...(value as object),
  [list]: listedEntries(value, list).filter(isKept),
});

/** The addresses in `data/published-addresses.json`; none if the file is broken, which is a problem of its own. */
export function publishedAddresses(documents: Documents): Readonly<Record<string, string>> {
  const { path, schema } = recordFiles.PublishedAddresses;
  return schema.safeParse(documents.get(path)?.value).data?.addresses ?? {};
}

/** The unpublished pages, with the parts of their addresses, and the addresses that visitors may know. */
export function withdrawnPages(documents: Documents, { languages }: Content): Content['withdrawn'] {
  const codes = Object.keys(languages);
  const without = (entry: EntryFacts): WithdrawnEntry => ({
    id: entry.id,
    languages: isPublished(entry) ? codes.filter((code) => !isInLanguage(entry, code)) : codes,
  });
  return {
    entries: ofCollections((collection) =>
      entriesIn(collection, documents.get(collection.catalogue.path)?.value)
        .map(without)
        .filter((entry) => entry.languages.length > 0),
    ),
    languages,
    addresses: publishedAddresses(documents),
  };
}
