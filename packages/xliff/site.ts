// What this package takes from the site.
export type { CheckedContent } from '../../src/content/checks';
export { searchLengths } from '../../src/content/checks/seo';
export { contentOf, factFiles, identifyFile, parseDocument, translationsOf } from '../../src/content/model';
export { checkSources } from '../../src/data/checks/check-data';
export { gitEnvironment } from '../../src/data/git-environment';
export { type DataSources, dataFolder, readData } from '../../src/data/read-data';
export { pathOf, type SiteTexts, siteTexts, textsIn, translated } from '../../tools/recipes/site-texts';
export { selected } from '../../tools/selected';
export { isEntryFile } from '../content/define';
