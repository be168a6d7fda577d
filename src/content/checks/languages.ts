import type { Problem } from '../../../packages/content';
import { didYouMean, quoted } from '../../../packages/content';
import type { Collection } from '../../../packages/content/define';
import { type CollectionName, type EntryFacts, namedCollections } from '../collection-facts';
import { entriesOf } from '../content';
import { factFiles } from '../file-kinds';
import { type Finding, problemAt } from '../problems';
import type { CheckedFiles } from './check';

/** Default languages are languages of the site, as are those of a page. */
export function checkLanguages(files: CheckedFiles): Problem[] {
  return [
    ...choices(files),
    ...languageData(files),
    ...namedCollections.flatMap((named) => languagesOfEntries(files, named)),
  ];
}

const { path } = factFiles.SiteSettings;

function choices(files: CheckedFiles): Problem[] {
  const site = files.content.SiteSettings;
  const keys = ['defaultLanguage', 'sourceLanguage', 'notFoundLanguage', 'cookieBannerLanguage'] as const;
  return keys.flatMap((key) => {
    const choices = key === 'cookieBannerLanguage' ? ['page', ...site.languages] : site.languages;
    return choices.includes(site[key]) ? [] : problemAt(files, path, [key], unknownLanguage(site[key], choices));
  });
}

/** Some builds of Node know English alone (`small-icu`): numbers and dates of all other languages would be English. */
function languageData(files: CheckedFiles): Problem[] {
  const isComplete = Intl.NumberFormat.supportedLocalesOf('fr').length > 0;
  if (isComplete || files.content.SiteSettings.languages.every((language) => language === 'en')) return [];
  return [
    problemAt(files, path, ['languages'], {
      kind: 'language-data',
      found: 'a Node that writes the numbers and dates of all languages as in English',
      expected: 'Node with the data of all languages (full-icu)',
      fix: 'Install Node from nodejs.org, or name the folder of the data in NODE_ICU_DATA.',
    }),
  ];
}

const unknownLanguage = (code: string, languages: readonly string[]): Finding => ({
  kind: 'language-unknown',
  found: `"${code}"`,
  expected: `one of ${quoted(languages)}`,
  fix: didYouMean(code, languages, 'Name a language of the site.'),
});

/** Problems with the languages that the entries of a collection name. */
function languagesOfEntries(files: CheckedFiles, [name, { catalogue, what }]: readonly [CollectionName, Collection]) {
  const { languages, sourceLanguage } = files.content.SiteSettings;
  const { path, list } = catalogue;
  return entriesOf(files.content, name).flatMap(({ languages: own }: EntryFacts, index): Problem[] => {
    if (own === undefined) return [];
    const key = [list, index, 'languages'];
    const strange = own.flatMap((code, at) =>
      languages.includes(code) ? [] : problemAt(files, path, [...key, at], unknownLanguage(code, languages)),
    );
    // If a language is unknown, it is unclear whether the source language is missing.
    if (strange.length > 0 || own.includes(sourceLanguage)) return strange;
    return [
      problemAt(files, path, key, {
        kind: 'language-source-missing',
        found: `no "${sourceLanguage}"`,
        expected: `the source language among those of a ${what}: its translations are compared with it`,
        fix: `Add "${sourceLanguage}", and write the texts in it first.`,
      }),
    ];
  });
}
