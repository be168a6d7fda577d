// What follows from the definition of a site: its kinds of files, and the functions that read, join, publish and check them.
export type { CheckedContent, CheckOptions, ParsedFile } from './model/check-content';
export { type EntryFacts, entriesIn, isInLanguage, isPublished } from './model/collections';
export type { ContentOf, LanguageContentOf } from './model/content';
export { contentModel } from './model/content-model';
export { entryPath } from './model/file-kinds';
export { entryType, nodeType } from './model/node-types';
export { publishedAddresses } from './model/published-entries';
export { languageSources, type Shown, shownEntries, shownWord } from './model/shown';
export { wordFrom } from './model/word-from';
export { withDaysInWords } from './schema/days-in-words';
