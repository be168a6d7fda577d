import type { Problem } from '../problem';
import { remember } from '../remember';
import { type CheckedFiles, problemAt } from './check';
import type { CopyInFile } from './copy';

/** Shorter texts are too often names, or words that languages share. */
const fewestWords = 5;

/** How much larger the share of words that another language knows must be. Texts in two languages, such as those of `/`, stay below. */
const clearly = 0.6;

/** A text and the words in it. */
interface Wording {
  copy: CopyInFile;
  words: readonly string[];
}

/** In how many texts of a language a word stands. */
type Vocabulary = ReadonlyMap<string, number>;

/**
 * Texts that read as one of the site's other languages: pasted from its folder, or into the wrong one. What a language's words are is
 * learned from its other texts. Each file is told once a language.
 */
export function checkOtherLanguage(files: CheckedFiles): Problem[] {
  const wordings = files.copy.filter(({ file }) => !files.standIns.has(file)).map(wordingOf);
  const vocabularies = vocabulariesOf(wordings);
  const foreign = new Map<string, { copy: CopyInFile; other: string; count: number }>();
  for (const { copy, words } of wordings) {
    const other = otherLanguageOf(copy, words, vocabularies);
    if (!other || isSourceText(files, copy)) continue;
    const first = foreign.get(`${copy.file} ${other}`) ?? { copy, other, count: 0 };
    foreign.set(`${copy.file} ${other}`, { ...first, count: first.count + 1 });
  }
  return [...foreign.values()].map((found) => told(files, found));
}

const wordingOf = remember((copy: CopyInFile): Wording => {
  const words = copy.text
    .toLowerCase()
    .replace(/\{\{.*?\}\}|\S*[@/]\S*/g, ' ')
    .split(/[^\p{L}\p{M}-]+/u)
    .filter(({ length }) => length > 1);
  return { copy, words: [...new Set(words)] };
});

function vocabulariesOf(wordings: readonly Wording[]): ReadonlyMap<string, Vocabulary> {
  const vocabularies = new Map<string, Map<string, number>>();
  for (const { copy, words } of wordings) {
    const vocabulary = vocabularies.get(copy.language) ?? new Map<string, number>();
    vocabularies.set(copy.language, vocabulary);
    for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  }
  return vocabularies;
}

/** The language whose words a text is made of, if it is clearly not its own. */
function otherLanguageOf({ language }: CopyInFile, words: readonly string[], vocabularies: ReadonlyMap<string, Vocabulary>) {
  if (words.length < fewestWords) return undefined;
  const share = (name: string) => {
    // The text itself proves nothing of its language.
    const itself = name === language ? 1 : 0;
    return words.filter((word) => (vocabularies.get(name)?.get(word) ?? 0) > itself).length / words.length;
  };
  const own = share(language);
  return [...vocabularies.keys()].find((name) => name !== language && share(name) - own >= clearly);
}

/** `checkTranslations` tells of the source's own text. */
function isSourceText({ content, copy }: CheckedFiles, { text, language }: CopyInFile): boolean {
  const { sourceLanguage } = content.SiteSettings;
  return language !== sourceLanguage && copy.some((source) => source.language === sourceLanguage && source.text === text);
}

function told(files: CheckedFiles, { copy, other, count }: { copy: CopyInFile; other: string; count: number }): Problem {
  const nameOf = (language: string) => files.content.languages[language]?.Language.name ?? language;
  return problemAt(files, copy.file, copy.key, {
    kind: 'text-language',
    found: `words in ${nameOf(other)}${count > 1 ? `, here and in ${count - 1} more texts of this file` : ''}`,
    expected: `a text in ${nameOf(copy.language)}`,
    fix: `Translate it; if the text of data/locales/${other} came here by mistake, put the former one back.`,
  });
}
