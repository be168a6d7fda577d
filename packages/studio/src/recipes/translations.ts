import {
  isUntranslated,
  markDone,
  recordOf,
  sortDone,
  sourceTexts,
  type Translation,
  translationRecordPath,
  translationsOf,
  type Worksheet,
} from '../site';

/** An open translation: its source text is new or has changed, or it still is the source text (`same`). */
export interface TranslationTask extends Pick<Translation, 'file' | 'key' | 'name' | 'text'> {
  language: string;
  state: Translation['state'] | 'same';
}

/** Returns every translation that has to be updated or confirmed. A missing text is none: the content check reports it. */
export function translationTasks(sheet: Worksheet): TranslationTask[] {
  const documents = sheet.documents();
  const texts = sourceTexts(documents, sheet.source);
  return othersOf(sheet).flatMap((language) =>
    translationsOf(documents, texts, language)
      .map((translation) => (isUntranslated(translation) ? { ...translation, state: 'same' as const } : translation))
      .filter(({ state }) => state !== 'current' && state !== 'missing')
      .map(({ file, key, name, text, state }) => ({ language, file, key, name, text, state })),
  );
}

/** Selects the translations to mark as done: of one file or all, of one key or all. */
interface DoneWish {
  file?: string;
  key?: string;
  /** Whether texts identical to the source text are intended. */
  meansSame?: boolean;
}

/**
 * Marks translations as up to date in the record of their language.
 * @returns the refused translations, which are identical to the source text
 */
export function markTranslated(sheet: Worksheet, language: string, wish: DoneWish): readonly Translation[] {
  const documents = sheet.documents();
  const translations = translationsOf(documents, sourceTexts(documents, sheet.source), language);
  const { marked, refused } = sortDone(translations, { ...wish, keys: wish.key === undefined ? [] : [wish.key] });
  const record = markDone(recordOf(documents, language), translations, (translation) => marked.includes(translation));
  sheet.bring(translationRecordPath(language), record);
  return refused;
}

/** Returns every language except the source language. */
const othersOf = (sheet: Worksheet): string[] => sheet.languages.filter((code) => code !== sheet.source);
