// The door of this package: everything else imports from here.
export { languagePatterns, patternsByLanguage, preferredLanguage } from './accept-language';
export { type Answer, answer, decodedPath } from './answer';
export { hostingFolder, publicFolder, readSiteModel, siteModelFile } from './built-files';
export { compress } from './compress';
export { filesIn, removeEmpty } from './files';
export { headersOf, immutable, revalidated } from './headers';
export { hostNamed, hostNames } from './hosts';
export type { Route } from './hosts/vercel';
export { pageFile } from './page-file';
export { publish, unpublish } from './publish';
export { conflictFinder, isOfGatsby, type PublishedFiles } from './published-files';
export { allRedirects, emptyFolders, escapePattern, isFor, pageDataPath, withQuery } from './rules';
export { type HeaderRule, hiddenFiles, type Redirect, type SiteModel } from './site-model';
export { writeFiles } from './write-files';
export { type HostFault, hostFaults, unknownHosts, writeHosts } from './write-hosts';
