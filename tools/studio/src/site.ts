/**
 * Everything that the studio imports from the site: no other file in this folder imports from `src/`.
 */

export { planAddresses } from '../../../packages/addresses';
export { filesIn } from '../../../packages/hosts';
export type { CheckedContent } from '../../../src/content/check-content';
export { maxBytes, maxPixels } from '../../../src/content/checks/images';
export { knownNames } from '../../../src/content/checks/placeholders';
export { searchLengths } from '../../../src/content/checks/seo';
export { comparedPaths } from '../../../src/content/checks/since-commit';
export type { Collection } from '../../../src/content/collection';
export { allCollections, type CollectionName } from '../../../src/content/collection-facts';
export { collections } from '../../../src/content/collections';
export type { DataDocument, Documents } from '../../../src/content/data-document';
export { factNames } from '../../../src/content/facts-in-text';
export {
  entryPath,
  factFiles,
  identifyFile,
  languageFiles,
  localesFolder,
  recordFiles,
  translationRecordPath,
  translationsFolder,
} from '../../../src/content/file-kinds';
export { isGroup } from '../../../src/content/json';
export { schemaReference } from '../../../src/content/json-schemas';
export { formatKey, type KeyPath, type Problem, valueAt } from '../../../src/content/problem';
export { routingInput } from '../../../src/content/routing-input';
export {
  childSchema,
  copyOf,
  type PictureNeeds,
  pictureRegistry,
  type ReferenceTarget,
  unwrapped,
} from '../../../src/content/schema-walk';
export { stableKey } from '../../../src/content/stable-key';
export { isUntranslated, recordOf, sourceTexts, type Translation, translationsOf } from '../../../src/content/translations';
export { printable, printableLines } from '../../../src/content/unseen';
export { walkTexts } from '../../../src/content/walk-texts';
export { checkSources } from '../../../src/data/checks/check-data';
export { blobId, committedSources } from '../../../src/data/committed-sources';
export { gitEnvironment } from '../../../src/data/git-environment';
export { type DataSources, imageFactsOf, readData } from '../../../src/data/read-data';
export { writeFile } from '../../../src/data/write-file';
export { applyEdit, applyEdits } from '../../../src/edits/apply-edit';
export type { Edit } from '../../../src/edits/edit';
export { bringTo, editsBetween } from '../../../src/edits/edits-between';
export { type Field, fieldOf } from '../../../src/edits/fields';
export { formatSource } from '../../../src/edits/format-source';
export { idsOf, isSame } from '../../../src/edits/ids';
export { EditError } from '../../../src/edits/json-tree';
export { markDone, sortDone } from '../../../src/edits/mark-done';
export { addLanguage, missingRedirect, removeLanguage } from '../../recipes/languages';
export { picturesIn, removeUnnamed } from '../../recipes/pictures';
export { isOfEntry, removeSamples } from '../../recipes/samples';
export { type Contents, Worksheet } from '../../recipes/worksheet';
