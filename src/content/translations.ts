import type { DataDocument, Documents } from './data-document';
import { declaredFileMatcher } from './declared-content';
import { identifyFile, languagePath, pathInLanguage, translationRecordPath } from './file-kinds';
import { fingerprint } from './fingerprint';
import { memoize } from './memoize';
import { formatKey, type KeyPath, valueAt } from './problem';
import { copyOf } from './schema-walk';
import { idOf, stableKey } from './stable-key';

/** By file below `locales/{language}`, then by key: the fingerprint of the text of which the translation was written. */
export type TranslationRecord = Record<string, Record<string, string>>;

/** The state of a translation relative to its source text. */
export type TranslationState = 'current' | 'stale' | 'unmarked' | 'missing';

/** A text of the source language and the state of its translation. `key` is the place of the translation. */
export interface Translation extends SourceText {
  state: TranslationState;
  /** Whether the translation is the source text, word for word. */
  isSame: boolean;
  /** Whether an editor confirmed that it is intended. */
  isMeant: boolean;
}

/** The name and the addresses of a language are not translations. */
const isTranslated = (kind: string) => kind !== 'Language';

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
  return [...documents].flatMap(([path, document]) => (path.startsWith(folder) ? textsOf(document) : []));
}

const textsOf = memoize(({ path, value }: DataDocument): SourceText[] => {
  const kind = identifyFile(path);
  if (!kind || !isTranslated(kind.kind)) return [];
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
 */
export function translationsOf(documents: Documents, texts: readonly SourceText[], language: string): Translation[] {
  const record = recordOf(documents, language);
  const isWanted = declaredFileMatcher(documents);
  const declared = texts.filter(({ file }) => isWanted(languagePath(language, file)));
  return declared.map((source) => {
    const translated = documents.get(languagePath(language, source.file))?.value;
    const key = keyIn(translated, source.value, source.key);
    const text = valueAt(translated, key);
    const recorded = record[source.file]?.[source.name];
    const state = typeof text === 'string' ? stateOf(recorded?.replace(sameSign, ''), source.source) : 'missing';
    return { ...source, key, state, isSame: text === source.text, isMeant: recorded?.endsWith(sameSign) ?? false };
  });
}

/** Suffix of a fingerprint in a record: the text is intentionally the same in both languages. */
const sameSign = '=';

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

/**
 * A record in which some translations are marked as made from the current source texts. Other entries stay as they are, in their
 * order; those of removed texts are dropped once a whole language is marked.
 * @param wanted which translations to mark
 */
export function markDone(
  record: TranslationRecord,
  translations: readonly Translation[],
  wanted: (translation: Translation) => boolean,
): TranslationRecord {
  const files = new Map<string, string[]>();
  for (const { file, name } of translations) files.set(file, [...(files.get(file) ?? []), name]);
  const there = translations.filter(({ state }) => state !== 'missing');
  const marked = there.filter(wanted);
  return marked.reduce<TranslationRecord>(
    (next, translation) => {
      const { file, name, source } = translation;
      const mark = isSameSentence(translation) ? source + sameSign : source;
      const names = files.get(file) ?? [];
      return inOrder(next, file, inOrder(next[file] ?? {}, name, mark, names), [...files.keys()]);
    },
    marked.length === there.length ? ofTexts(record, files) : record,
  );
}

/** A group with a key set; a new key stands before the next one of an order that the group has. */
function inOrder<Value>(
  group: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
  order: readonly string[],
): Record<string, Value> {
  if (Object.hasOwn(group, key)) return { ...group, [key]: value };
  const later = order.slice(order.indexOf(key) + 1);
  const entries = Object.entries(group);
  const at = entries.findIndex(([name]) => later.includes(name));
  return Object.fromEntries(entries.toSpliced(at < 0 ? entries.length : at, 0, [key, value]));
}

/** A record without entries of texts that do not exist. */
const ofTexts = (record: TranslationRecord, files: ReadonlyMap<string, readonly string[]>): TranslationRecord =>
  Object.fromEntries(
    Object.entries(record).flatMap(([file, marks]) => {
      const kept = Object.entries(marks).filter(([name]) => files.get(file)?.includes(name));
      return kept.length === 0 ? [] : [[file, Object.fromEntries(kept)]];
    }),
  );

/**
 * Divides the translations that an editor marks as done into accepted ones, and refused ones, which are still the source text.
 * @param file a file below the language's folder, with or without `.json`; all files without it
 * @param key a text of the file, by its place or by its id; all texts without it
 * @param meansSame whether texts that are the source text, word for word, are meant so
 */
export function sortDone(
  translations: readonly Translation[],
  { file, key, meansSame = false }: { file?: string | undefined; key?: string | undefined; meansSame?: boolean },
) {
  const named = translations.filter(
    (translation) =>
      translation.state !== 'missing' &&
      (file === undefined || translation.file === file || translation.file === `${file}.json`) &&
      (key === undefined || translation.name === key || formatKey(translation.key) === key),
  );
  const refused = named.filter((translation) => !meansSame && isLeft(translation));
  return { marked: named.filter((translation) => !refused.includes(translation)), refused };
}

/** What was marked before stays marked; a text without words is the same in every language. */
const isLeft = (translation: Translation) =>
  isUntranslated(translation) ||
  (translation.isSame &&
    translation.state !== 'current' &&
    /\p{L}/u.test(translation.text.replace(/\{\{\s*\w+\s*\}\}/g, '')));
