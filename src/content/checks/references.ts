import { didYouMean } from '../closest';
import type { Collection } from '../collection';
import { type CollectionName, isInLanguage, namedCollections } from '../collection-facts';
import { entriesOf } from '../content';
import { type EntryFile, entryPath, identifyFile, isEntryFile } from '../file-kinds';
import type { Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';

/** Every text file belongs to an entry of its collection. */
export const checkReferences = (files: CheckedFiles): Problem[] =>
  namedCollections.flatMap(([name, collection]) => strayFiles(files, name, collection));

/** Whether an id has no file of its own yet. */
const isWithout = ({ documents, substitutes }: CheckedFiles, path: string) => !documents.has(path) || substitutes.has(path);

/** Text files whose id no list names, or whose language the entry does not have. */
function strayFiles(files: CheckedFiles, name: CollectionName, collection: Collection): Problem[] {
  const entries = entriesOf(files.content, name);
  const ids = entries.map(({ id }) => id);
  const { what, catalogue } = collection;
  const { sourceLanguage } = files.content.SiteSettings;
  if (new Set(ids).size < ids.length) return [];
  return [...files.documents.keys()].flatMap((path) => {
    const file = identifyFile(path);
    if (!isEntryFile(file) || file.collection !== name) return [];
    const entry = entries.find(({ id }) => id === file.key);
    // A missing source language is reported at the entry.
    const isAsked = entry && (isInLanguage(entry, file.language) || file.language === sourceLanguage);
    if (entry) return isAsked ? [] : leftOver(files, path, file, collection);
    const without = ids.filter((id) => isWithout(files, entryPath(file.language, collection, id)));
    return problemAt(files, path, [], {
      kind: 'entry-unknown',
      found: `a ${what} that data/${catalogue.path} does not name`,
      expected: `only ${what}s that it names`,
      fix: didYouMean(file.key, without, `Add its id to data/${catalogue.path}, or take the file out.`),
    });
  });
}

/** The file may stay there until it is translated: the page is hidden, not lost. */
const leftOver = (files: CheckedFiles, path: string, { language, key }: EntryFile, { what, catalogue }: Collection) =>
  problemAt(files, path, [], {
    kind: 'text-left-over',
    found: `a ${what} that data/${catalogue.path} does not publish in "${language}"`,
    expected: 'texts that visitors see',
    fix: `Add "${language}" to "languages" of "${key}" in data/${catalogue.path} when it is ready, or take the file out.`,
  });
