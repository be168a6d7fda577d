import type { CheckedContent } from '../../src/content/check-content';
import { factFiles, localesFolder } from '../../src/content/file-kinds';
import { valueAt } from '../../src/content/problem';
import { sourceTexts, type Translation, translationsOf } from '../../src/content/translations';
import { checkSources } from '../../src/data/checks/check-data';
import type { DataSources } from '../../src/data/read-data';

/** The texts of a site as they stand, for whoever sends them out or takes them back. */
export interface SiteTexts {
  documents: CheckedContent['documents'];
  problems: CheckedContent['problems'];
  source: string;
  /** The languages that are translated. */
  languages: readonly string[];
  translations(language: string): readonly Translation[];
}

/**
 * Reads how the texts of a site stand.
 * @throws Error if a file lacks its schema's shape: nobody could tell its texts
 */
export const siteTexts = (data: DataSources): SiteTexts => textsIn(checkSources(data));

/** The same for a site that was checked already. */
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

/** The path of a translation's file, below `data/`. */
export const pathOf = (language: string, { file }: Pick<Translation, 'file'>) => `${localesFolder}/${language}/${file}`;

/** A translation as it stands; undefined if there is none, or still the copy of the source that a new language begins with. */
export function translated({ documents }: SiteTexts, language: string, translation: Translation): string | undefined {
  const text = valueAt(documents.get(pathOf(language, translation))?.value, translation.key);
  const isCopy = translation.state === 'unmarked' && translation.isSame;
  return typeof text === 'string' && !isCopy ? text : undefined;
}
