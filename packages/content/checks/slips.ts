import { formatKey, type KeyPath, type Problem, valueAt } from '../problems/problem';
import { problem, problemAt } from '../problems/problem-kinds';
import { memoize } from '../reading/memoize';
import { languagePath, pathInLanguage } from '../reading/paths';
import { repeatsIn } from '../reading/repeats';
import type { CheckedFiles } from './check';
import type { CopyInFile } from './copy';

/** What nobody means to write, and only the writer can mend. */
export const checkSlips = (files: CheckedFiles): Problem[] => [...files.copy.flatMap(wordsTwice), ...linesTwice(files)];

/** A word, or a placeholder, that follows itself; not after a hyphen, as in “faites-le le matin”. */
const twice = /(?<![\p{L}\d’'-])(\p{L}+|\{\{\w+\}\})[ \u00a0\u202f]\1(?![\p{L}\d’'-])/giu;

/** Words that follow themselves in right sentences, such as “nous nous engageons”, “sign in in a minute”, “lo que es es”. */
const mayFollowItself: Readonly<Record<string, RegExp>> = {
  fr: /^(?:a|en|est|faire|fait|font|non|nous|ont|oui|si|son|sont|très|vous)$/,
  en: /^(?:had|in|no|on|really|so|that|very|yes)$/,
  es: /^(?:como|es|este|hay|muy|no|sí)$/,
};

/** “Mejor que venga que que no venga” is right, if rare. */
const comparison = /(?<!\p{L})(?:antes|igual|mejor|menos|más|peor|prefer\p{L}*|prefier\p{L}*)\s.* que que$/iu;

/** Other languages double words for their plural, such as Malay, or for emphasis. */
const wordsTwice = memoize(({ document, key, language, text }: CopyInFile): Problem[] => {
  const allowed = mayFollowItself[language];
  if (!allowed) return [];
  return [...text.matchAll(twice)].flatMap(({ 0: found, 1: word = '', index }) => {
    const second = found.slice(-word.length);
    // A name may have a word twice, such as Pago Pago, but no abbreviation has; in “la zona A a la E”, the first one is a letter.
    const isName = /^\p{Lu}/u.test(second)
      ? word !== second || !/^\p{Lu}{2,}$/u.test(word)
      : word.length === 1 && word !== second;
    const isRight = allowed.test(word.toLowerCase()) || comparison.test(text.slice(0, index + found.length));
    if (isName || isRight) return [];
    return problem(document, key, {
      kind: 'word-twice',
      found: JSON.stringify(found),
      expected: 'the word once',
      fix: 'Take one of the two out; leave them if both are meant.',
      instead: { from: found, to: word },
    });
  });
});

/** The shortest text of an entry that no other entry says by chance; a question is never asked twice. */
const isOwn = (text: string) => text.length >= 40 || text.endsWith('?');

/** A line that a list has already, or an entry that says what another one says. Where all languages do, the source language tells. */
function linesTwice(files: CheckedFiles): Problem[] {
  const lines = files.copy.flatMap((copy) => {
    const at = copy.key.findLastIndex((step) => typeof step === 'number');
    if (at < 0) return [];
    const list = copy.key.slice(0, at);
    const entry = valueAt(copy.document.value, copy.key.slice(0, at + 1));
    const isLine = typeof entry === 'string' || isOwn(copy.text);
    const isShown = valueAt(entry, ['published']) !== false;
    return isLine && isShown ? { ...copy, slot: formatKey([...list, '', ...copy.key.slice(at + 1)]) } : [];
  });
  const repeats = repeatsIn(lines, ({ file, slot, text }) => `${file} ${slot} ${text.toLowerCase()}`);
  const places = new Set(repeats.map(([{ file, key }]) => placeOf(file, key)));
  const { sourceLanguage } = files;
  return repeats.flatMap(([{ file, key, language }, first]) => {
    const source = placeOf(languagePath(sourceLanguage, pathInLanguage(file)), key);
    if (language !== sourceLanguage && places.has(source)) return [];
    return problemAt(files, file, key, {
      kind: 'text-twice',
      found: `what ${formatKey(first.key)} says already`,
      expected: 'each text of a list once',
      fix: 'Change one of the two, or take one out, in every language.',
    });
  });
}

const placeOf = (file: string, key: KeyPath) => `${file} ${formatKey(key)}`;
