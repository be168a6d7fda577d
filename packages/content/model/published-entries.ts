import type { z } from 'zod';
import { type DataFile, isEntryFile } from '../define/data-file';
import { recordFiles } from '../define/records';
import type { DataDocument, Documents } from '../reading/data-document';
import { childSchema, referenceRegistry, unwrapped } from '../schema/schema-walk';
import { type EntryFacts, entriesIn, isInLanguage, isPublished, ofCollections } from './collections';
import type { AnyWithdrawn, WithdrawnEntry } from './content';
import { declaredFileMatcher } from './declared-content';
import { type JoinedList, listsIn } from './joined-lists';
import type { Model } from './model';

/** The entries with a `published` switch in a file of `data/`; none in files without such a list. */
export function switchedEntries(model: Model, { file, value }: Pick<DataDocument, 'file' | 'value'>): readonly EntryFacts[] {
  const list = listOf(model, file);
  return list ? listedEntries(value, list) : [];
}

const listOf = ({ switchedLists }: Model, file: DataFile | undefined): string | undefined =>
  file && Object.hasOwn(switchedLists, file.kind) ? switchedLists[file.kind] : undefined;

const listedEntries = (value: unknown, list: string) => (value as Record<string, EntryFacts[] | undefined>)[list] ?? [];

/**
 * The files of `data/` that Gatsby may read: without unpublished entries, and their texts in the languages concerned. Nothing of these can get into a page, its data or any other published file.
 * @param documents files that have their schema's shape, by path below `data/`
 */
export function publishedDocuments(model: Model, documents: Documents): Map<string, DataDocument> {
  const hidden = ofCollections(model.collections, ({ catalogue }) => hiddenIds(model, documents, catalogue.path));
  const isWanted = declaredFileMatcher(model, documents);
  const shown = [...documents].filter(
    ([path, { file }]) => isWanted(path) && !(isEntryFile(file) && hidden[file.collection]?.has(file.key)),
  );
  const keep = keeperOf(model, documents);
  return new Map(shown.map(([path, document]) => [path, { ...document, value: keep(document) }]));
}

function hiddenIds(model: Model, documents: Documents, path: string): Set<string> {
  const document = documents.get(path);
  const entries = document ? switchedEntries(model, document) : [];
  return new Set(entries.filter((entry) => !isPublished(entry)).map(({ id }) => id));
}

/** Whether a field names an entry of another file that is not published. */
function isHidden(model: Model, documents: Documents, field: z.ZodType | undefined, named: unknown): boolean {
  const target = field && referenceRegistry.get(unwrapped(field));
  const document = target && documents.get(target.file);
  return (
    document !== undefined && switchedEntries(model, document).some((entry) => entry.id === named && !isPublished(entry))
  );
}

/** Removes from a file unpublished entries, what others say of them, and texts that belong to none that is published. */
function keeperOf(model: Model, documents: Documents) {
  const shownIds = new Map(model.joinedLists.map((list) => [list, idsOfShown(model, documents, list)]));
  return ({ file, value }: DataDocument): unknown => {
    const list = listOf(model, file);
    if (file && list) {
      const isShown = ([key, named]: [string, unknown]) =>
        !isHidden(model, documents, childSchema(file.schema, [list, 0, key]), named);
      const entries = listedEntries(value, list).filter(isPublished);
      return {
        ...(value as object),
        [list]: entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(isShown))),
      };
    }
    const ofFile = model.joinedLists.filter(({ texts }) => texts === file?.kind);
    return ofFile.reduce(
      (kept, joined) => filtered(kept, joined.key, ({ id }) => shownIds.get(joined)?.has(id) ?? true),
      value,
    );
  };
}

/** The ids of the published entries of a list of facts; undefined without its file. */
function idsOfShown({ factFiles }: Model, documents: Documents, { facts, keys }: JoinedList): Set<string> | undefined {
  const document = documents.get(factFiles[facts]?.path ?? '');
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

/**
 * The unpublished pages, with the parts of their addresses, and the addresses that visitors may know.
 * @param languages the texts of every language of the site, by its code
 */
export function withdrawnPages({ collections }: Model, documents: Documents, languages: Languages): AnyWithdrawn {
  const codes = Object.keys(languages);
  const without = (entry: EntryFacts): WithdrawnEntry => ({
    id: entry.id,
    languages: isPublished(entry) ? codes.filter((code) => !isInLanguage(entry, code)) : codes,
  });
  return {
    entries: ofCollections(collections, (collection) =>
      entriesIn(collection, documents.get(collection.catalogue.path)?.value)
        .map(without)
        .filter((entry) => entry.languages.length > 0),
    ),
    languages,
    addresses: publishedAddresses(documents),
  };
}

type Languages = AnyWithdrawn['languages'];
