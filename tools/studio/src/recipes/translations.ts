import { markDone, recordOf, sortDone, sourceTexts, type Translation, translationRecordPath, translationsOf } from '../site';
import type { Worksheet } from './worksheet';

/** A translation that waits: its source text is new or has changed. */
export interface TranslationTask extends Pick<Translation, 'file' | 'key' | 'name' | 'text' | 'state'> {
  language: string;
}

/** Every translation that is to be brought up to date, or said to be still right. */
export function translationTasks(sheet: Worksheet): TranslationTask[] {
  const documents = sheet.documents();
  const texts = sourceTexts(documents, sheet.source);
  return othersOf(sheet).flatMap((language) =>
    translationsOf(documents, texts, language)
      .filter(({ state }) => state !== 'current')
      .map(({ file, key, name, text, state }) => ({ language, file, key, name, text, state })),
  );
}

/** Which translations are done: of a file or all, of a key or all. */
export interface DoneWish {
  file?: string;
  key?: string;
  /** Texts that are word for word those of the source are meant so. */
  meansSame?: boolean;
}

/**
 * Says that translations are up to date, or still right, in the record of their language.
 * @returns those that are refused, since they are still the source text
 */
export function markTranslated(sheet: Worksheet, language: string, wish: DoneWish): readonly Translation[] {
  const documents = sheet.documents();
  const translations = translationsOf(documents, sourceTexts(documents, sheet.source), language);
  const { marked, refused } = sortDone(translations, wish);
  const record = markDone(recordOf(documents, language), translations, (translation) => marked.includes(translation));
  sheet.bring(translationRecordPath(language), record);
  return refused;
}

/** Every language that is translated. */
export const othersOf = (sheet: Worksheet): string[] => sheet.languages.filter((code) => code !== sheet.source);
