/**
 * Everything that the studio imports from the site: no other file in this folder imports from `src/`.
 */

export { type CheckedContent, comparedPaths } from '../../../src/content/checks';
export { searchLengths } from '../../../src/content/checks/seo';
export { factNames } from '../../../src/content/fact-names';
export {
  allCollections,
  type CollectionName,
  entryLists,
  factFiles,
  formatSource,
  identifyFile,
  knownNames,
  languageFiles,
  routingInput,
  schemaReference,
  translationsOf,
} from '../../../src/content/model';
export { checkSources } from '../../../src/data/checks/check-data';
export { blobId, committedSources, identifyPictures } from '../../../src/data/committed-sources';
export { gitEnvironment } from '../../../src/data/git-environment';
export { type DataSources, imageFactsOf, readData } from '../../../src/data/read-data';
export { writeFile } from '../../../src/data/write-file';
export { collections } from '../../../src/site';
export { addLanguage, missingRedirect, removeLanguage } from '../../../tools/recipes/languages';
export { picturesIn, removeUnnamed } from '../../../tools/recipes/pictures';
export { isOfEntry, removeSamples } from '../../../tools/recipes/samples';
export { type Contents, Worksheet } from '../../../tools/recipes/worksheet';
export { planAddresses } from '../../addresses';
export {
  applyEdit,
  applyEdits,
  bringTo,
  childSchema,
  copyOf,
  type DataDocument,
  type Documents,
  type Edit,
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
export { type Collection, recordFiles } from '../../content/define';
export { entryPath } from '../../content/model';
export { filesIn } from '../../hosts';
