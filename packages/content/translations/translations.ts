import { type KeyPath, valueAt } from '../problems/problem';
import type { DataDocument, Documents } from '../reading/data-document';
import { memoize } from '../reading/memoize';
import { languagePath, pathInLanguage, translationRecordPath } from '../reading/paths';
import { copyOf } from '../schema/schema-walk';
import { fingerprint } from './fingerprint';
import { idOf, stableKey } from './stable-key';

/** By file below `locales/{language}`, then by key: the fingerprint of the text of which the translation was written. */
export type TranslationRecord = Record<string, Record<string, string>>;

/** The state of a translation relative to its source text. */
export type TranslationState = 'current' | 'stale' | 'unmarked' | 'missing';

/** A text of the source language and the state of its translation. `key` is the place of the translation. */
export interface Translation extends SourceText {
  state: TranslationState;
  /** Whether the translation is the source text, word for word; its signs follow the rules of its own language. */
  isSame: boolean;
  /** Whether an editor confirmed that it is intended. */
  isMeant: boolean;
}

/** A text of the source language. */
interface SourceText {
  /** Path below `locales/{language}`. */
  file: string;
  key: KeyPath;
  /** The key as records write it: with ids instead of list positions, which change. */
  name: string;
  /** Its fingerprint. */
  source: string;
  /** The text itself. */
  text: string;
  /** The value of its file. */
  value: unknown;
}

/**
 * Every text of the source language that other languages translate.
 * @param documents all files that could be read, by path below `data/`
 */
export function sourceTexts(documents: Documents, sourceLanguage: string): SourceText[] {
  const folder = languagePath(sourceLanguage, '');
  return [...documents].flatMap(([path, document]) => (path.startsWith(folder) ? textsIn(document) : []));
}

const textsIn = memoize(({ path, value, file: kind }: DataDocument): SourceText[] => {
  if (!kind || kind.isTranslated === false) return [];
  const file = pathInLanguage(path);
  return copyOf(kind.schema, value).map(({ path: key, text }) => ({
    file,
    key,
    name: stableKey(value, key),
    source: fingerprint(text),
    text,
    value,
  }));
});

/** The key in a translation that corresponds to a key of the source: entries with ids are matched by id. */
function keyIn(translated: unknown, source: unknown, key: KeyPath): KeyPath {
  let original = source;
  let translation = translated;
  return key.map((step) => {
    original = valueAt(original, [step]);
    const id = idOf(original, step);
    const at =
      id !== undefined && Array.isArray(translation) ? translation.findIndex((entry) => valueAt(entry, ['id']) === id) : -1;
    const place = at < 0 ? step : at;
    translation = valueAt(translation, [place]);
    return place;
  });
}

/**
 * The state of every translation of a language. It is stale if the source text differs from the one that the record says it was
 * made from, and unmarked if the record does not mention it. A page that the language does not have needs no translation.
 * @param documents all files that could be read, by path below `data/`
 * @param isWanted whether the language has a file, by its path below `data/`
 */
export function translationsOf(
  documents: Documents,
  texts: readonly SourceText[],
  language: string,
  isWanted: (path: string) => boolean,
): Translation[] {
  const record = recordOf(documents, language);
  const declared = texts.filter(({ file }) => isWanted(languagePath(language, file)));
  return declared.map((source) => {
    const translated = documents.get(languagePath(language, source.file))?.value;
    const key = keyIn(translated, source.value, source.key);
    const text = valueAt(translated, key);
    const recorded = record[source.file]?.[source.name];
    const state = typeof text === 'string' ? stateOf(recorded?.replace(sameSign, ''), source.source) : 'missing';
    return {
      ...source,
      key,
      state,
      isSame: wordsOf(text) === wordsOf(source.text),
      isMeant: recorded?.endsWith(sameSign) ?? false,
    };
  });
}

/** The letters and digits of a text, and its placeholders. */
const wordsOf = (text: unknown) =>
  String(text)
    .replace(/[^\p{L}\p{M}\p{N}{}]+/gu, ' ')
    .trim();

/** Suffix of a fingerprint in a record: the text is intentionally the same in both languages. */
export const sameSign = '=';

/** Texts with this many words are rarely the same in two languages. */
const fewestWords = 5;

/** Placeholders and technical names are not words. */
const isWord = (part: string) => /^[«“(]?\p{L}[\p{L}’'-]*[.,;:!?…)”»]?$/u.test(part);

/** Whether a translation is a sentence that equals the source text. */
export const isSameSentence = ({ isSame, text }: Translation) =>
  isSame && text.split(/\s+/).filter(isWord).length >= fewestWords;

/** Whether a translation marked as done equals the source text, and nobody confirmed that. */
export const isUntranslated = (translation: Translation) =>
  translation.state === 'current' && !translation.isMeant && isSameSentence(translation);

function stateOf(recorded: string | undefined, source: string): TranslationState {
  if (recorded === undefined) return 'unmarked';
  return recorded === source ? 'current' : 'stale';
}

/** The record of a language; empty if there is none. */
export const recordOf = (documents: Documents, language: string): TranslationRecord =>
  (documents.get(translationRecordPath(language))?.value ?? {}) as TranslationRecord;
