import { didYouMean } from '../closest';
import type { Collection } from '../collection';
import { type CollectionName, type EntryFacts, namedCollections } from '../collection-facts';
import { entriesOf } from '../content';
import { factFiles, localesFolder } from '../file-kinds';
import type { Finding, KeyPath, Problem } from '../problem';
import { quoted } from '../quotation';
import { type CheckedFiles, problemAt } from './check';

/**
 * Default languages are languages of the site, each named once, as are those of a page, and every folder in `data/locales` is one
 * of them.
 */
export function checkLanguages(files: CheckedFiles): Problem[] {
  const { languages } = files.content.SiteSettings;
  return [
    ...choices(files),
    ...repeated(files, path, ['languages'], languages),
    ...strayFolders(files),
    ...namedCollections.flatMap((named) => languagesOfEntries(files, named)),
  ];
}

const { path } = factFiles.SiteSettings;

function choices(files: CheckedFiles): Problem[] {
  const { languages, defaultLanguage, sourceLanguage, notFoundLanguage, cookieBannerLanguage } = files.content.SiteSettings;
  const named = { defaultLanguage, sourceLanguage, notFoundLanguage, cookieBannerLanguage };
  return Object.entries(named).flatMap(([key, code]) => {
    const choices = key === 'cookieBannerLanguage' ? ['page', ...languages] : languages;
    return choices.includes(code) ? [] : [problemAt(files, path, [key], unknownLanguage(code, choices))];
  });
}

const unknownLanguage = (code: string, languages: readonly string[]): Finding => ({
  kind: 'language-unknown',
  found: `"${code}"`,
  expected: `one of ${quoted(languages)}`,
  fix: didYouMean(code, languages, 'Name a language of the site.'),
});

/** Languages that a list contains twice. */
function repeated(files: CheckedFiles, file: string, key: KeyPath, languages: readonly string[]): Problem[] {
  return languages.flatMap((code, index) =>
    languages.indexOf(code) === index
      ? []
      : problemAt(files, file, [...key, index], {
          kind: 'language-twice',
          found: `"${code}" a second time`,
          expected: 'each language once',
          fix: 'Take one of the two out.',
        }),
  );
}

function strayFolders(files: CheckedFiles): Problem[] {
  const { languages } = files.content.SiteSettings;
  const inside = [...files.documents.keys()].filter((file) => file.startsWith(`${localesFolder}/`));
  const folders = new Set(inside.map((file) => file.split('/')[1] ?? ''));
  return [...folders]
    .filter((code) => !languages.includes(code))
    .map((code) =>
      problemAt(files, path, ['languages'], {
        kind: 'folder-without-language',
        found: `a folder data/locales/${code}, but no "${code}" here`,
        expected: 'every folder to be named',
        fix: `Add "${code}" to the list, or take the folder out.`,
      }),
    );
}

/** Problems with the languages that the entries of a collection name. */
function languagesOfEntries(files: CheckedFiles, [name, { catalogue, what }]: readonly [CollectionName, Collection]) {
  const { languages, sourceLanguage } = files.content.SiteSettings;
  const { path, list } = catalogue;
  return entriesOf(files.content, name).flatMap(({ languages: own }: EntryFacts, index): Problem[] => {
    if (own === undefined) return [];
    const key = [list, index, 'languages'];
    const strange = own.flatMap((code, at) =>
      languages.includes(code) ? [] : [problemAt(files, path, [...key, at], unknownLanguage(code, languages))],
    );
    const lacking = own.includes(sourceLanguage) ? [] : [problemAt(files, path, key, withoutSource(what, sourceLanguage))];
    // If a language is unknown, it is unclear whether the source language is missing.
    return [...strange, ...(strange.length > 0 ? [] : lacking), ...repeated(files, path, key, own)];
  });
}

const withoutSource = (what: string, source: string): Finding => ({
  kind: 'language-source-missing',
  found: `no "${source}"`,
  expected: `the source language among those of a ${what}: its translations are compared with it`,
  fix: `Add "${source}", and write the texts in it first.`,
});
