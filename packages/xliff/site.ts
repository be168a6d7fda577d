// What this package takes from the site.
export type { CheckedContent } from '../../src/content/check-content';
export { searchLengths } from '../../src/content/checks/seo';
export { factFiles, identifyFile, isEntryFile } from '../../src/content/file-kinds';
export { contentOf, parseDocument, translationsOf } from '../../src/content/site-documents';
export { checkSources } from '../../src/data/checks/check-data';
export { gitEnvironment } from '../../src/data/git-environment';
export { type DataSources, dataFolder, readData } from '../../src/data/read-data';
export { pathOf, type SiteTexts, siteTexts, textsIn, translated } from '../../tools/recipes/site-texts';
export { selected } from '../../tools/selected';
