import type { z } from 'zod';
import type { Collection } from '../define/collection';
import type { EntryFacts } from '../model/collections';
import { didYouMean } from '../problems/closest';
import type { Problem } from '../problems/problem';
import { type Finding, problemAt } from '../problems/problem-kinds';
import { quoted } from '../problems/quotation';
import { defOf, referenceRegistry, unwrapped } from '../schema/schema-walk';
import { type CheckedFiles, entriesOf } from './check';

/** Default languages are languages of the site, as are those of a page. */
export function checkLanguages(files: CheckedFiles): Problem[] {
  return [
    ...choices(files),
    ...languageData(files),
    ...Object.values(files.model.collections).flatMap((collection) => languagesOfEntries(files, collection)),
  ];
}

/** The settings that are a language of the site, perhaps instead of another word. */
function choices(files: CheckedFiles): Problem[] {
  const { path, schema } = files.model.factFiles.SiteSettings;
  const settings = files.documents.get(path)?.value as Readonly<Record<string, string>>;
  return Object.entries(defOf(schema).shape ?? {}).flatMap(([key, field]) => {
    const { options = [field] } = defOf(field);
    if (!options.some(isLanguage)) return [];
    const choices = [...options.flatMap((option) => defOf(option).values ?? []).map(String), ...files.languages];
    const code = settings[key] ?? '';
    return choices.includes(code) ? [] : problemAt(files, path, [key], unknownLanguage(code, choices));
  });
}

const isLanguage = (field: z.ZodType) => referenceRegistry.get(unwrapped(field))?.list === 'languages';

/** Some builds of Node know English alone (`small-icu`): numbers and dates of all other languages would be English. */
function languageData(files: CheckedFiles): Problem[] {
  const isComplete = Intl.NumberFormat.supportedLocalesOf('fr').length > 0;
  if (isComplete || files.languages.every((language) => language === 'en')) return [];
  return [
    problemAt(files, files.model.factFiles.SiteSettings.path, ['languages'], {
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
function languagesOfEntries(files: CheckedFiles, collection: Collection): Problem[] {
  const { languages, sourceLanguage } = files;
  const { what, catalogue } = collection;
  const { path, list } = catalogue;
  return entriesOf(files, collection).flatMap(({ languages: own }: EntryFacts, index): Problem[] => {
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
