import { formatKey } from '../problems/problem';
import { isSameSentence, isUntranslated, sameSign, type Translation, type TranslationRecord } from './translations';

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
 * @param keys texts of the file, by their places or their ids; all texts without them
 * @param meansSame whether texts that are the source text, word for word, are meant so
 */
export function sortDone(
  translations: readonly Translation[],
  { file, keys = [], meansSame = false }: { file?: string | undefined; keys?: readonly string[]; meansSame?: boolean },
) {
  const named = translations.filter(
    (translation) =>
      translation.state !== 'missing' &&
      (file === undefined || translation.file === file || translation.file === `${file}.json`) &&
      (keys.length === 0 || keys.includes(translation.name) || keys.includes(formatKey(translation.key))),
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
