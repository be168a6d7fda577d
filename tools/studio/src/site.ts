/**
 * Everything that the studio imports from the site: no other file in this folder imports from `src/`.
 */

export type { CheckedContent } from '../../../src/content/check-content';
export { maxBytes, maxPixels } from '../../../src/content/checks/images';
export { knownNames } from '../../../src/content/checks/placeholders';
export { searchLengths } from '../../../src/content/checks/seo';
export { comparedPaths } from '../../../src/content/checks/since-commit';
export type { Collection } from '../../../src/content/collection';
export { allCollections, type CollectionName } from '../../../src/content/collection-facts';
export { collections } from '../../../src/content/collections';
export { type DataDocument, parseDocument, withoutSchemaKey } from '../../../src/content/data-document';
export { applyEdit, applyEdits } from '../../../src/content/document/apply-edit';
export type { Edit } from '../../../src/content/document/edit';
export { bringTo, editsBetween } from '../../../src/content/document/edits-between';
export { idsOf, isGroup, isSame } from '../../../src/content/document/ids';
export { EditError } from '../../../src/content/document/json-tree';
export { type Field, fieldOf, fieldsOf } from '../../../src/content/fields';
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
export { schemaReference } from '../../../src/content/json-schemas';
export { memoize } from '../../../src/content/memoize';
export { formatKey, type KeyPath, type Problem, valueAt } from '../../../src/content/problem';
export {
  childSchema,
  copyOf,
  copyRegistry,
  idRegistry,
  type PictureNeeds,
  pictureRegistry,
  picturesOf,
  type ReferenceTarget,
  referenceRegistry,
  unwrapped,
} from '../../../src/content/schema-walk';
export { stableKey } from '../../../src/content/stable-key';
export {
  isUntranslated,
  markDone,
  recordOf,
  sortDone,
  sourceTexts,
  type Translation,
  translationsOf,
} from '../../../src/content/translations';
export { walkTexts } from '../../../src/content/walk-texts';
export { updateCheckedData } from '../../../src/data/checked-data';
export { checkSources } from '../../../src/data/checks/check-data';
export { blobId, committedSources } from '../../../src/data/committed-sources';
export { type DataSources, imageFactsOf, readData } from '../../../src/data/read-data';
export { routingInput } from '../../../src/data/routing-input';
export { writeFile } from '../../../src/data/write-file';
export { nearestPage } from '../../../src/routing/published';
export { planAddresses } from '../../../src/routing/registry';
