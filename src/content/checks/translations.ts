import { languagePath, translationRecordPath, translationsFolder } from '../file-kinds';
import { type Finding, fileProblem, formatKey, type KeyPath, type Problem } from '../problem';
import { adviceOrRestore } from '../restore-advice';
import { isSameSentence, isUntranslated, recordOf, sourceTexts, type Translation, translationsOf } from '../translations';
import { type CheckedFiles, problemAt } from './check';

/**
 * Translations follow the source: warns of translations whose source text has changed, and of those that were never marked as
 * done.
 * @param reported all other problems: nothing is said about a text that has one, or whose source has one
 */
export function checkTranslations(files: CheckedFiles, reported: readonly Problem[]): Problem[] {
  const { sourceLanguage, languages } = files.content.SiteSettings;
  const present = new Map([...files.documents].filter(([path]) => !files.substitutes.has(path)));
  const isReported = reportedTexts(reported);
  const texts = sourceTexts(present, sourceLanguage).filter(
    ({ file, key }) => !isReported(languagePath(sourceLanguage, file), key),
  );
  const hasFiles = (language: string) => [...present.keys()].some((path) => path.startsWith(languagePath(language, '')));
  const others = languages.filter((language) => language !== sourceLanguage && hasFiles(language));
  const without = others.filter((language) => Object.keys(recordOf(present, language)).length === 0);
  const marked = others.filter((language) => !without.includes(language));
  return [
    ...recordsMissing(without, marked.length === 0, (language) =>
      stillSame(translationsOf(present, texts, language)),
    ).filter(({ file }) => !reported.some((one) => one.file === file)),
    ...marked.flatMap((language) => {
      const all = translationsOf(present, texts, language);
      const translations = all.filter(({ file, key }) => !isReported(languagePath(language, file), key));
      return [
        ...all
          .filter(isUntranslated)
          .map(({ file, key }) =>
            problemAt(files, languagePath(language, file), key, untranslated(languagePath(sourceLanguage, file))),
          ),
        ...(['stale', 'unmarked'] as const).flatMap((state) =>
          [...byFile(translations, state)].map(([file, waiting]) => {
            const finding = explain[state](waiting, languagePath(sourceLanguage, file), `${language} ${file}`);
            return problemAt(files, languagePath(language, file), waiting[0]?.key ?? [], finding);
          }),
        ),
      ];
    }),
  ];
}

/** One message per language, not one for every text; a single one if the whole folder is missing. */
function recordsMissing(languages: readonly string[], areAll: boolean, sameIn: (language: string) => string): Problem[] {
  const places = languages.map((language) => ({
    path: translationRecordPath(language),
    named: language,
    same: sameIn(language),
  }));
  const lost = areAll && places.length > 1 ? [{ path: translationsFolder, named: 'LANGUAGE', same: '' }] : places;
  return lost.map(({ path, named, same }) =>
    fileProblem(path, {
      kind: 'record-missing',
      found: `nothing of which texts the translations were written${same}`,
      expected: 'what npm run translations wrote there',
      fix: adviceOrRestore(
        `If the language is new, run this when it is translated: npm run translations -- --done ${named}`,
        path,
      ),
    }),
  );
}

/** Whether a text has a problem: its own, that of a list or group around it, or that of its whole file. */
function reportedTexts(reported: readonly Problem[]) {
  const problems = reported.filter(({ kind }) => kind !== 'sample-value');
  const files = new Set(problems.map(({ file }) => file));
  const places = new Set(problems.map((one) => `${one.file} ${settledKey(one)}`));
  return (file: string, key: KeyPath) =>
    files.has(file) &&
    [...key.keys(), key.length].some((length) => places.has(`${file} ${formatKey(key.slice(0, length))}`));
}

/** A duplicate id affects its whole list, a copied text its whole file. */
function settledKey({ kind, key }: Problem): string {
  if (kind === 'entry-copied') return '';
  return kind === 'id-twice' ? key.replace(/\[\d+\](?:\.\w+)?$/, '') : key;
}

/** One warning per file: neighbouring texts often change together. */
function byFile(translations: readonly Translation[], state: Translation['state']): Map<string, Translation[]> {
  const files = new Map<string, Translation[]>();
  for (const translation of translations) {
    if (translation.state !== state) continue;
    files.set(translation.file, [...(files.get(translation.file) ?? []), translation]);
  }
  return files;
}

/** How many translations are identical to the source: copied, and not translated yet. */
function stillSame(translations: readonly Translation[]): string {
  const [first, ...others] = translations.filter(isSameSentence);
  if (!first) return '';
  const place = `${first.file} ${formatKey(first.key)}`;
  return `; ${others.length > 0 ? `${others.length + 1} texts are` : 'a text is'} still the source’s, word for word, such as ${place}`;
}

const explain = {
  stale: (waiting: readonly Translation[], source: string, place: string): Finding => ({
    kind: 'translation-stale',
    found: `${texts(waiting)} translated from what data/${source} said before`,
    expected: 'a translation of what it says now',
    fix: `Bring it up to date, then run: ${command(place, waiting)}`,
  }),
  unmarked: (waiting: readonly Translation[], _source: string, place: string): Finding => ({
    kind: 'translation-unmarked',
    found: `${texts(waiting)} new since the last translation${stillSame(waiting)}`,
    expected: 'a note that it is translated',
    fix: `Translate it, then run: ${command(place, waiting)}`,
  }),
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

const command = (place: string, waiting: readonly Translation[]) =>
  `npm run translations -- --done ${place}${waiting.length === 1 ? ` ${inShell(waiting[0]?.name ?? '')}` : ''}`;

/** Some shells read brackets as a pattern. */
const inShell = (name: string) => (name.includes('[') ? `"${name}"` : name);
