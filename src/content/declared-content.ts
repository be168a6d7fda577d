import { type EntryFacts, entriesIn, isInLanguage, type OfCollections, ofCollections } from './collection-facts';
import type { DataDocument } from './data-document';
import { factFiles, identifyFile, isEntryFile } from './file-kinds';

type Documents = ReadonlyMap<string, DataDocument>;

/** The languages and entries that the facts name, as far as they can be told from files that may lack their schema's shape. */
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

/** Tells by their paths which files the facts ask for: all but the words of an entry that is not listed, or not in this language. */
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
