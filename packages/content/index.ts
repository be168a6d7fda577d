// The door of this package for programs: everything else imports from here, definitions from define.ts, and pages from browser.ts.
export { checkAddresses } from './checks/addresses';
export type { Check, CheckedFiles, ImageFacts } from './checks/check';
export { type CopyInFile, copyInFiles } from './checks/copy';
export { checkDates } from './checks/dates';
export { checkDuplicates } from './checks/duplicates';
export { checkImages, maxBytes, maxPixels } from './checks/images';
export { checkLanguages } from './checks/languages';
export { checkParity } from './checks/parity';
export { checkPublished } from './checks/published';
export { checkQuotes } from './checks/quotes';
export { checkReferences } from './checks/references';
export { checkSampleValues, reservedDomain } from './checks/sample-values';
export { checkSharedIds } from './checks/shared-ids';
export { checkSharedSources } from './checks/shared-sources';
export { checkSigns } from './checks/signs';
export { checkSinceCommit, committedValue, comparedPaths, saysOtherwise } from './checks/since-commit';
export { checkSlips } from './checks/slips';
export { checkSlugs } from './checks/slugs';
export { checkTranslations } from './checks/translations';
export { applyEdit, applyEdits } from './edits/apply-edit';
export type { Edit } from './edits/edit';
export { bringTo, editsBetween } from './edits/edits-between';
export { type Field, fieldOf } from './edits/fields';
export { formatSource } from './edits/format-source';
export { idsOf } from './edits/ids';
export { EditError } from './edits/json-tree';
export { didYouMean } from './problems/closest';
export {
  type Finding,
  formatKey,
  formatProblem,
  isSame,
  type KeyPath,
  type Problem,
  problemsOf,
  restore,
  type Severity,
  sortProblems,
  valueAt,
} from './problems/problem';
export { problemKinds } from './problems/problem-kinds';
export { quoted, shortened } from './problems/quotation';
export { annotateProblems, reportCodeQuality, reportProblems } from './problems/report-problems';
export { type DataDocument, type Documents, parseDocument } from './reading/data-document';
export { isGroup, readJson } from './reading/json';
export { memoize } from './reading/memoize';
export { languagePath, localesFolder, schemasFolder, translationRecordPath, translationsFolder } from './reading/paths';
export { repeatsIn } from './reading/repeats';
export {
  childSchema,
  copyOf,
  copyRegistry,
  type PictureNeeds,
  pictureRegistry,
  picturesOf,
  type ReferenceTarget,
  unwrapped,
} from './schema/schema-walk';
export { contentOf } from './texts/formatted';
export { fingerprint } from './translations/fingerprint';
export { languageMeant } from './translations/language-tag';
export { markDone, sortDone } from './translations/mark-done';
export { stableKey } from './translations/stable-key';
export {
  isUntranslated,
  recordOf,
  sameSign,
  sourceTexts,
  type Translation,
  type TranslationRecord,
  type TranslationState,
  translationsOf,
} from './translations/translations';
