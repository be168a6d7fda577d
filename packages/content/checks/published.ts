import type { Files } from '../define/site';
import { type EntryFacts, isInLanguage, isPublished } from '../model/collections';
import type { Model } from '../model/model';
import { switchedEntries } from '../model/published-entries';
import type { Problem } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { languagePath } from '../reading/paths';
import type { CheckedFiles } from './check';

/** A list whose entries can be unpublished, and its file. */
interface SwitchedList {
  path: string;
  list: string;
}

const switchedIn = ({ switchedLists }: Model, files: Files): SwitchedList[] =>
  Object.entries(files).flatMap(([kind, { path }]) => (switchedLists[kind] ? [{ path, list: switchedLists[kind] }] : []));

/** Each list has a published entry, and texts are published in all languages or in none. */
export function checkPublished(files: CheckedFiles): Problem[] {
  const { sourceLanguage, languages, model } = files;
  const listed = Object.values(model.collections).flatMap(({ list, catalogue }) => (list ? [catalogue] : []));
  // Facts that pages show below a heading, which must not be left without entries: those of list pages, and of sections.
  const shownFacts = [...listed, ...switchedIn(model, model.sectionFacts)];
  // The same for lists that exist only in the files of languages.
  const shownTexts = switchedIn(model, model.sectionTexts);
  return [
    shownFacts.flatMap(({ path, list }) => emptied(files, path, list)),
    listed.flatMap(({ path, list }) => emptiedLanguages(files, path, list)),
    shownTexts
      .flatMap(({ path, list }) => [
        emptied(files, languagePath(sourceLanguage, path), list),
        ...languages.map((language) =>
          differing(files, list, languagePath(language, path), languagePath(sourceLanguage, path)),
        ),
      ])
      .flat(),
  ].flat();
}

function emptied(files: CheckedFiles, path: string, list: string): Problem | [] {
  if (entriesIn(files, path).length === 0 || publishedIn(files, path).length > 0) return [];
  return problemAt(files, path, [list], {
    kind: 'published-none',
    found: 'no entry that is published',
    expected: 'one at least',
    fix: 'Take "published": false out of one. To take a whole section off the site, take its name out of "sections" in data/site.json.',
  });
}

/** Each list page has an entry in every language, because it exists in every language. */
function emptiedLanguages(files: CheckedFiles, path: string, list: string): Problem[] {
  const entries: readonly (EntryFacts & { listed?: boolean })[] = publishedIn(files, path);
  if (entries.length === 0) return [];
  return files.languages.flatMap((language) => {
    const own = entries.filter((entry) => isInLanguage(entry, language));
    // Entries without a switch of their own are on the list.
    if (own.some(({ listed }) => listed !== false)) return [];
    const [state, fix] =
      own.length > 0
        ? ['on the list', 'Write "listed": true in one of them.']
        : ['published', `Add "${language}" to "languages" of one of them, or take its line "languages" out.`];
    const [found, expected] = [`no entry that is ${state} in "${language}"`, 'one at least in every language'];
    return problemAt(files, path, [list], { kind: 'published-none', found, expected, fix });
  });
}

const entriesIn = ({ model, documents }: CheckedFiles, path: string) => {
  const document = documents.get(path);
  return document ? switchedEntries(model, document) : [];
};

const publishedIn = (files: CheckedFiles, path: string) => entriesIn(files, path).filter(isPublished);

/** Each language has its own switch where there are no facts. */
function differing(files: CheckedFiles, list: string, path: string, sourcePath: string): Problem[] {
  const source = new Map(entriesIn(files, sourcePath).map((entry) => [entry.id, isPublished(entry)]));
  return entriesIn(files, path).flatMap((entry, index) => {
    const wanted = source.get(entry.id);
    if (wanted === undefined || wanted === isPublished(entry)) return [];
    return problemAt(files, path, [list, index, 'published'], {
      kind: 'parity-published',
      found: `an entry that is ${wanted ? 'not ' : ''}published`,
      expected: `${wanted ? 'a published one' : 'one that is not published'}, as in data/${sourcePath}`,
      fix: wanted ? 'Take "published": false out, or write it in every language.' : 'Write "published": false here too.',
    });
  });
}
