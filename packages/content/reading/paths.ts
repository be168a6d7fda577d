/** The folder in `data/` with one record per language except the source: the source texts from which its translations were made. */
export const translationsFolder = 'translations';

/** The record of a language: the source texts from which its translations were made. */
export const translationRecordPath = (language: string) => `${translationsFolder}/${language}.json`;

/** Matches the path of such a record, and its language. */
export const translationRecord = new RegExp(`^${translationsFolder}/([a-z]{2})\\.json$`);

/** The folder in `data/` that holds the JSON Schemas that `npm run schemas` writes. */
export const schemasFolder = 'schemas';

/** The folder in `data/` with one folder per language. */
export const localesFolder = 'locales';

/** The path of a language's file, below `data/`. */
export const languagePath = (language: string, file: string) => `${localesFolder}/${language}/${file}`;

/** The path of a language's file below the folder of the language: the reverse of `languagePath`. */
export const pathInLanguage = (path: string) => path.split('/').slice(2).join('/');
