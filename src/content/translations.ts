import type { DataDocument } from './data-document';
import { identifyFile, localesFolder, translationRecordPath } from './file-kinds';
import { fingerprint } from './fingerprint';
import { formatKey, type KeyPath, valueAt } from './problem';
import { remember } from './remember';
import { copyOf } from './schema-walk';

/** By file below `locales/{language}`, then by key: the fingerprint of the text of which the translation was written. */
export type TranslationRecord = Record<string, Record<string, string>>;

/** How one text of a language stands to the text it was translated from. */
export type TranslationState = 'current' | 'stale' | 'unmarked' | 'missing';

/** One text of the source language, and how its translation stands. */
export interface Translation extends SourceText {
  state: TranslationState;
}

type Documents = ReadonlyMap<string, DataDocument>;

/** A language says its own name and has addresses of its own: these are no translations. */
const isTranslated = (kind: string) => kind !== 'Language';

/** A text of the source language. */
export interface SourceText {
  /** Path below `locales/{language}`. */
  file: string;
  key: KeyPath;
  /** Its fingerprint. */
  source: string;
}

/**
 * Every text of the source language that other languages translate.
 * @param documents all files that could be read, by path below `data/`
 */
export function sourceTexts(documents: Documents, sourceLanguage: string): SourceText[] {
  const folder = `${localesFolder}/${sourceLanguage}/`;
  return [...documents].flatMap(([path, document]) => (path.startsWith(folder) ? textsOf(document) : []));
}

const textsOf = remember(({ path, value }: DataDocument): SourceText[] => {
  const kind = identifyFile(path);
  if (!kind || !isTranslated(kind.kind)) return [];
  const file = path.split('/').slice(2).join('/');
  return copyOf(kind.schema, value).map(({ path: key, text }) => ({ file, key, source: fingerprint(text) }));
});

/**
 * How every text stands in a language. It counts as stale when the source text is another than the one that the language's
 * record says it was translated from; as unmarked when the record says nothing.
 * @param documents all files that could be read, by path below `data/`
 */
export function translationsOf(documents: Documents, texts: readonly SourceText[], language: string): Translation[] {
  const record = recordOf(documents, language);
  return texts.map((text) => {
    const translated = documents.get(`${localesFolder}/${language}/${text.file}`)?.value;
    const present = typeof valueAt(translated, text.key) === 'string';
    const state = present ? stateOf(record[text.file]?.[formatKey(text.key)], text.source) : 'missing';
    return { ...text, state };
  });
}

function stateOf(recorded: string | undefined, source: string): TranslationState {
  if (recorded === undefined) return 'unmarked';
  return recorded === source ? 'current' : 'stale';
}

/** What a language's record says; nothing if there is none. */
export const recordOf = (documents: Documents, language: string): TranslationRecord =>
  (documents.get(translationRecordPath(language))?.value ?? {}) as TranslationRecord;

/**
 * A record in which some translations are marked as made of the source texts of now. Entries of texts that are gone are
 * dropped, and the order is that of the files, so that a change shows as few lines as it can.
 * @param wanted which translations to mark
 */
export function markDone(
  record: TranslationRecord,
  translations: readonly Translation[],
  wanted: (translation: Translation) => boolean,
): TranslationRecord {
  const next: TranslationRecord = {};
  for (const translation of translations) {
    const { file, key, state, source } = translation;
    const name = formatKey(key);
    const mark = state !== 'missing' && wanted(translation) ? source : record[file]?.[name];
    if (mark === undefined) continue;
    next[file] ??= {};
    next[file][name] = mark;
  }
  return next;
}
