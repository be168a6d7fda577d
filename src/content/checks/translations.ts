import { localesFolder } from '../file-kinds';
import { formatKey, type Problem } from '../problem';
import { sourceTexts, type Translation, translationsOf } from '../translations';
import { type CheckedFiles, problemAt } from './check';

/** Translations follow the source: warns of those whose source text changed since, and of those that nobody marked. */
export function checkTranslations(files: CheckedFiles): Problem[] {
  const { defaultLanguage, languages } = files.content.SiteSettings;
  const texts = sourceTexts(files.documents, defaultLanguage);
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) => {
      const translations = translationsOf(files.documents, texts, language);
      return [...stale(files, language, translations), ...unmarked(files, language, translations)];
    });
}

function stale(files: CheckedFiles, language: string, translations: readonly Translation[]): Problem[] {
  const { defaultLanguage } = files.content.SiteSettings;
  return translations
    .filter(({ state }) => state === 'stale')
    .map(({ file, key }) =>
      problemAt(files, `${localesFolder}/${language}/${file}`, key, {
        kind: 'translation-stale',
        found: `a translation of what data/${localesFolder}/${defaultLanguage}/${file} said before`,
        expected: 'a translation of what it says now',
        fix: `Bring it up to date, then: npm run translations -- --done ${language} ${file} ${formatKey(key)}`,
      }),
    );
}

/** One warning a file: a new file has many. */
function unmarked(files: CheckedFiles, language: string, translations: readonly Translation[]): Problem[] {
  const byFile = new Map<string, Translation[]>();
  for (const translation of translations.filter(({ state }) => state === 'unmarked')) {
    byFile.set(translation.file, [...(byFile.get(translation.file) ?? []), translation]);
  }
  return [...byFile].map(([file, texts]) =>
    problemAt(files, `${localesFolder}/${language}/${file}`, texts[0]?.key ?? [], {
      kind: 'translation-unmarked',
      found: texts.length === 1 ? 'a new text' : `${texts.length} new texts, this one first`,
      expected: 'a note that they are translated',
      fix: `When they are: npm run translations -- --done ${language} ${file}`,
    }),
  );
}
