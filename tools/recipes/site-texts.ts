import { localesFolder, sourceTexts, type Translation, valueAt } from '../../packages/content';
import type { CheckedContent } from '../../src/content/checks';
import { factFiles, translationsOf } from '../../src/content/model';
import { checkSources } from '../../src/data/checks/check-data';
import type { DataSources } from '../../src/data/read-data';

/** The current texts of a site, for export and import. */
export interface SiteTexts {
  documents: CheckedContent['documents'];
  problems: CheckedContent['problems'];
  source: string;
  /** All languages except the source language. */
  languages: readonly string[];
  translations(language: string): readonly Translation[];
}

/**
 * Reads the texts of a site and the state of their translations.
 * @throws Error if a file does not match its schema, because its texts cannot be determined then
 */
export const siteTexts = (data: DataSources): SiteTexts => textsIn(checkSources(data));

/** Like `siteTexts`, for content that was checked already. */
export function textsIn({ documents, problems, allContent }: CheckedContent): SiteTexts {
  const { success, data: site } = factFiles.SiteSettings.schema.safeParse(documents.get(factFiles.SiteSettings.path)?.value);
  if (!success || !allContent) throw new Error('data/ must be mended first: npm run check:content');
  const { sourceLanguage: source } = site;
  const texts = sourceTexts(documents, source);
  const known = new Map<string, readonly Translation[]>();
  return {
    documents,
    problems,
    source,
    languages: site.languages.filter((language) => language !== source),
    translations(language) {
      const translations = known.get(language) ?? translationsOf(documents, texts, language);
      known.set(language, translations);
      return translations;
    },
  };
}

/** Returns the path of a translation's file, below `data/`. */
export const pathOf = (language: string, { file }: Pick<Translation, 'file'>) => `${localesFolder}/${language}/${file}`;

/** Returns the current translation; undefined if it is missing or still the initial copy of the source text. */
export function translated({ documents }: SiteTexts, language: string, translation: Translation): string | undefined {
  const text = valueAt(documents.get(pathOf(language, translation))?.value, translation.key);
  const isCopy = translation.state === 'unmarked' && translation.isSame;
  return typeof text === 'string' && !isCopy ? text : undefined;
}
