import { pathInLanguage } from '../file-kinds';
import { memoize } from '../memoize';
import type { Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';
import type { CopyInFile } from './copy';

/** Shorter texts are too often names, or words that languages share. */
const fewestWords = 5;

/** Minimum difference between the shares of known words. Texts in two languages, such as those of `/`, stay below. */
const minimumDifference = 0.6;

/** A text and the words in it. */
interface Wording {
  copy: CopyInFile;
  /** Path of its file, below the folder of the language. */
  file: string;
  words: readonly string[];
}

/** For each word of a language, the file in which it occurs, or `severalFiles`. */
type Vocabulary = ReadonlyMap<string, string>;

const severalFiles = '';

/**
 * Texts that are probably in another language of the site: copied from its folder, or pasted into the wrong one. The words of a
 * language are learned from its other files. Each file is reported once per language.
 */
export function checkOtherLanguage(files: CheckedFiles): Problem[] {
  const wordings = files.copy.map(wordingOf);
  const vocabularies = vocabulariesOf(wordings);
  const foreign = new Map<string, { copy: CopyInFile; other: string; count: number }>();
  for (const wording of wordings) {
    const { copy } = wording;
    const other = otherLanguageOf(wording, vocabularies);
    if (!other || isSourceText(files, copy)) continue;
    const first = foreign.get(`${copy.file} ${other}`) ?? { copy, other, count: 0 };
    foreign.set(`${copy.file} ${other}`, { ...first, count: first.count + 1 });
  }
  const nameOf = (language: string) => files.content.languages[language]?.Language.name ?? language;
  return [...foreign.values()].map(({ copy, other, count }) => {
    const more = count === 2 ? 'another text' : `${count - 1} more texts`;
    return problemAt(files, copy.file, copy.key, {
      kind: 'text-language',
      found: `words in ${nameOf(other)}${count > 1 ? `, here and in ${more} of this file` : ''}`,
      expected: `a text in ${nameOf(copy.language)}`,
      fix: `Translate it; if the text of data/locales/${other} came here by mistake, put the former one back.`,
    });
  });
}

const wordingOf = memoize((copy: CopyInFile): Wording => {
  const words = copy.text
    .toLowerCase()
    .replace(/\{\{.*?\}\}|\S*[@/]\S*/g, ' ')
    .split(/[^\p{L}\p{M}-]+/u)
    .filter(({ length }) => length > 1);
  return { copy, file: pathInLanguage(copy.file), words: [...new Set(words)] };
});

function vocabulariesOf(wordings: readonly Wording[]): ReadonlyMap<string, Vocabulary> {
  const vocabularies = new Map<string, Map<string, string>>();
  for (const { copy, file, words } of wordings) {
    const vocabulary = vocabularies.get(copy.language) ?? new Map<string, string>();
    vocabularies.set(copy.language, vocabulary);
    for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? file) === file ? file : severalFiles);
  }
  return vocabularies;
}

/** The language of most words of a text, if it is clearly not its own. */
function otherLanguageOf({ copy: { language }, file, words }: Wording, vocabularies: ReadonlyMap<string, Vocabulary>) {
  if (words.length < fewestWords) return undefined;
  const share = (name: string) => {
    const vocabulary = vocabularies.get(name);
    // A file says nothing about its own language: the whole file may be a copy.
    const isKnown = (word: string) => (vocabulary?.get(word) ?? file) !== file;
    return words.filter(isKnown).length / words.length;
  };
  const own = share(language);
  return [...vocabularies.keys()].find((name) => name !== language && share(name) - own >= minimumDifference);
}

/** `checkTranslations` reports texts that are identical to the source. */
function isSourceText({ content, copy }: CheckedFiles, { text, language }: CopyInFile): boolean {
  const { sourceLanguage } = content.SiteSettings;
  return language !== sourceLanguage && copy.some((source) => source.language === sourceLanguage && source.text === text);
}
