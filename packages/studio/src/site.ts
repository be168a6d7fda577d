/**
 * Everything that the studio imports from the site: no other file in this folder imports from `src/`.
 */

export type { CheckedContent } from '../../../src/content/check-content';
export { knownNames } from '../../../src/content/checks/placeholders';
export { searchLengths } from '../../../src/content/checks/seo';
export { comparedPaths } from '../../../src/content/checks/since-commit';
export { allCollections, type CollectionName } from '../../../src/content/collection-facts';
export { factNames } from '../../../src/content/facts-in-text';
export { entryPath, factFiles, identifyFile, languageFiles, recordFiles } from '../../../src/content/file-kinds';
export { entryLists } from '../../../src/content/joined-lists';
export { schemaReference } from '../../../src/content/json-schemas';
export { routingInput } from '../../../src/content/routing-input';
export { formatSource, translationsOf } from '../../../src/content/site-documents';
export { checkSources } from '../../../src/data/checks/check-data';
export { blobId, committedSources } from '../../../src/data/committed-sources';
export { gitEnvironment } from '../../../src/data/git-environment';
export { type DataSources, imageFactsOf, readData } from '../../../src/data/read-data';
export { writeFile } from '../../../src/data/write-file';
export { collections } from '../../../src/site';
export { addLanguage, missingRedirect, removeLanguage } from '../../../tools/recipes/languages';
export { picturesIn, removeUnnamed } from '../../../tools/recipes/pictures';
export { isOfEntry, removeSamples } from '../../../tools/recipes/samples';
export { type Contents, Worksheet } from '../../../tools/recipes/worksheet';
export { planAddresses } from '../../addresses';
export type { DataDocument, Documents, Edit } from '../../content';
export {
  applyEdit,
  applyEdits,
  bringTo,
  childSchema,
  copyOf,
  EditError,
  editsBetween,
  type Field,
  fieldOf,
  formatKey,
  idsOf,
  isGroup,
  isSame,
  isUntranslated,
  type KeyPath,
  localesFolder,
  markDone,
  maxBytes,
  maxPixels,
  type PictureNeeds,
  type Problem,
  pictureRegistry,
  type ReferenceTarget,
  recordOf,
  sortDone,
  sourceTexts,
  stableKey,
  type Translation,
  translationRecordPath,
  translationsFolder,
  unwrapped,
  valueAt,
} from '../../content';
export { formatText, printable, printableLines, walkTexts } from '../../content/browser';
export type { Collection } from '../../content/define';
export { filesIn } from '../../hosts';
