import { formatKey, type KeyPath, type Problem, restore } from '../problems/problem';
import { type Finding, fileProblem, problemAt } from '../problems/problem-kinds';
import { languagePath, translationRecordPath } from '../reading/paths';
import { isUntranslated, recordOf, sourceTexts, type Translation, translationsOf } from '../translations/translations';
import type { CheckedFiles } from './check';

/**
 * Translations follow the source: warns of those whose source text has changed, and of those that were never marked as done.
 * @param reported the other problems: a text that has one, or whose source has one, will change first
 */
export function checkTranslations(files: CheckedFiles, reported: readonly Problem[]): Problem[] {
  const { documents, languages, sourceLanguage, isWanted } = files;
  const wrong = new Set(reported.filter(({ kind }) => kind !== 'sample-value').map(({ file, key }) => `${file} ${key}`));
  const isWrong = (language: string, file: string, key: KeyPath) =>
    wrong.has(`${languagePath(language, file)} ${formatKey(key)}`);
  const sources = sourceTexts(documents, sourceLanguage).filter(({ file, key }) => !isWrong(sourceLanguage, file, key));
  const others = languages.filter((language) => language !== sourceLanguage);
  const without = others.filter((language) => Object.keys(recordOf(documents, language)).length === 0);
  const marked = others.filter((language) => !without.includes(language));
  return [
    ...without.map(recordMissing),
    ...marked.flatMap((language) => {
      const translations = translationsOf(documents, sources, language, isWanted);
      const settled = translations.filter(({ file, key }) => !isWrong(language, file, key));
      return [
        ...translations
          .filter(isUntranslated)
          .map(({ file, key }) =>
            problemAt(files, languagePath(language, file), key, untranslated(languagePath(sourceLanguage, file))),
          ),
        ...(['stale', 'unmarked'] as const).flatMap((state) =>
          [...byFile(settled, state)].map(([file, waiting]) => {
            const all = translations.filter((one) => one.file === file).length;
            const [found, expected, fix] = words[state](languagePath(sourceLanguage, file));
            return problemAt(files, languagePath(language, file), waiting[0]?.key ?? [], {
              kind: `translation-${state}`,
              found: `${texts(waiting)} ${found}`,
              expected,
              fix: `${fix}, then run: ${command(`${language} ${file}`, waiting.length < all ? waiting : [])}`,
            });
          }),
        ),
      ];
    }),
  ];
}

/** One message per language, not one for every text. */
function recordMissing(language: string): Problem {
  const path = translationRecordPath(language);
  return fileProblem(path, {
    kind: 'record-missing',
    found: 'nothing of which texts the translations were written',
    expected: 'what npm run translations wrote there',
    fix: `If the language is new, run this when it is translated: npm run translations -- --done ${language}; ${restore(path)}`,
  });
}

/** One warning per file: neighbouring texts often change together. */
function byFile(translations: readonly Translation[], state: Translation['state']): Map<string, Translation[]> {
  const ofState = translations.filter((translation) => translation.state === state);
  const files = new Set(ofState.map(({ file }) => file));
  return new Map([...files].map((file) => [file, ofState.filter((one) => one.file === file)]));
}

/** What is found, expected and to be done in each state, of texts whose source is in a file. */
const words = {
  stale: (source: string) =>
    [`translated from what data/${source} said before`, 'a translation of what it says now', 'Bring it up to date'] as const,
  unmarked: () => ['new since the last translation', 'a note that it is translated', 'Translate it'] as const,
};

const untranslated = (source: string): Finding => ({
  kind: 'text-untranslated',
  found: `the text of data/${source}, word for word`,
  expected: 'its translation',
  fix: 'Translate it; if it is meant so, mark it with npm run translations, --done and --same.',
});

const mostNamed = 3;

function texts(waiting: readonly Translation[]): string {
  if (waiting.length === 1) return 'a text';
  const names = waiting.slice(0, mostNamed).map(({ key }) => formatKey(key));
  return `${waiting.length} texts (${names.join(', ')}${waiting.length > mostNamed ? ', …' : ''})`;
}

/** Names each text, so that the command marks no other one; none if all texts of the file wait. */
const command = (place: string, waiting: readonly Translation[]) =>
  ['npm run translations -- --done', place, ...waiting.map(({ name }) => inShell(name))].join(' ');

/** Some shells read brackets as a pattern. */
const inShell = (name: string) => (name.includes('[') ? `"${name}"` : name);
