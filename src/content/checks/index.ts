import type { Check } from './check';
import { checkConsentLanguage } from './consent-language';
import { checkDuplicates } from './duplicates';
import { checkEncoding } from './encoding';
import { checkFacts } from './facts';
import { checkIds } from './ids';
import { checkImages } from './images';
import { checkLanguages } from './languages';
import { checkOtherLanguage } from './other-language';
import { checkParity } from './parity';
import { checkPlaceholders } from './placeholders';
import { checkPlainText } from './plain-text';
import { checkPlausible } from './plausible';
import { checkPublished } from './published';
import { checkReferences } from './references';
import { checkReplacedPictures } from './replaced-pictures';
import { checkSampleValues } from './sample-values';
import { checkSecurity } from './security';
import { checkSeo } from './seo';
import { checkSharedIds } from './shared-ids';
import { checkSharedSources } from './shared-sources';
import { checkSinceCommit } from './since-commit';
import { checkSlugs } from './slugs';
import { checkStoredEntries } from './stored-entries';
import { checkThirdParties } from './third-parties';
import { checkTypography } from './typography';

/** All checks that a schema cannot express. They run on files that match their schemas; `checkTranslations` runs after them. */
export const checks: readonly Check[] = [
  checkLanguages,
  checkIds,
  checkReferences,
  checkSharedIds,
  checkSlugs,
  checkParity,
  checkPublished,
  checkPlaceholders,
  checkEncoding,
  checkPlainText,
  checkOtherLanguage,
  checkFacts,
  checkImages,
  checkSeo,
  checkDuplicates,
  checkPlausible,
  checkSinceCommit,
  checkReplacedPictures,
  checkTypography,
  checkSampleValues,
  checkThirdParties,
  checkSharedSources,
  checkStoredEntries,
  checkConsentLanguage,
  checkSecurity,
];
