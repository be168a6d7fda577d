import type { Documents } from '../../packages/content';
import { type EntryFacts, entriesIn, isInLanguage, type OfCollections, ofCollections } from './collection-facts';
import { factFiles, identifyFile, isEntryFile } from './file-kinds';

/** The languages and entries that the facts declare. Reads files that may not match their schema, as far as possible. */
export function declaredContent(documents: Documents): { languages: string[]; entries: OfCollections<EntryFacts[]> } {
  const valueIn = (path: string) => documents.get(path)?.value;
  const { languages } = (valueIn(factFiles.SiteSettings.path) ?? {}) as { languages?: unknown };
  return {
    languages: listOf(languages).filter(isText),
    entries: ofCollections((collection) => entriesIn(collection, valueIn(collection.catalogue.path))),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns a predicate for paths: whether the facts declare the file. False for texts of an entry that is not listed, or not in
 * this language.
 */
export function declaredFileMatcher(documents: Documents): (path: string) => boolean {
  const { entries } = declaredContent(documents);
  const byId = ofCollections(() => new Map<string, EntryFacts>());
  for (const [name, list] of Object.entries(entries) as [keyof typeof entries, EntryFacts[]][]) {
    for (const entry of list) byId[name].set(entry.id, entry);
  }
  return (path) => {
    const file = identifyFile(path);
    if (!isEntryFile(file)) return true;
    const entry = byId[file.collection].get(file.key);
    return entry !== undefined && isInLanguage(entry, file.language);
  };
}
