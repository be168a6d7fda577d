import type { Collection } from '../define/collection';
import { isEntryFile } from '../define/data-file';
import type { Documents } from '../reading/data-document';
import { type EntryFacts, entriesIn, isInLanguage } from './collections';
import type { Model } from './model';

/** The languages and entries that the facts declare. Reads files that may not match their schema, as far as possible. */
export function declaredContent({ factFiles }: Model, documents: Documents) {
  const valueIn = (path: string) => documents.get(path)?.value;
  const { languages } = (valueIn(factFiles.SiteSettings.path) ?? {}) as { languages?: unknown };
  return {
    languages: listOf(languages).filter(isText),
    entriesOf: (collection: Collection): EntryFacts[] => entriesIn(collection, valueIn(collection.catalogue.path)),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns a predicate for paths: whether the facts declare the file. False for texts of an entry that is not listed, or not in
 * this language.
 */
export function declaredFileMatcher(model: Model, documents: Documents): (path: string) => boolean {
  const { entriesOf } = declaredContent(model, documents);
  const declared = new Map(
    Object.entries(model.collections).map(([name, collection]) => [
      name,
      new Map(entriesOf(collection).map((entry) => [entry.id, entry])),
    ]),
  );
  return (path) => {
    const file = model.identifyFile(path);
    if (!isEntryFile(file)) return true;
    const entry = declared.get(file.collection)?.get(file.key);
    return entry !== undefined && isInLanguage(entry, file.language);
  };
}
