import { checkImages, checkSampleValues, checkSigns } from '../../../packages/content';
import type { Check } from './check';
import { checkDuplicates } from './duplicates';
import { checkCurrencies, checkFacts, checkLackingFacts } from './facts';
import { checkLanguages } from './languages';
import { checkParity } from './parity';
import { checkPlausible } from './plausible';
import { checkPublished } from './published';
import { checkQuotes } from './quotes';
import { checkReferences } from './references';
import { checkSeo } from './seo';
import { checkSharedIds } from './shared-ids';
import { checkSharedSources } from './shared-sources';
import { checkSinceCommit } from './since-commit';
import { checkSlips } from './slips';
import { checkSlugs } from './slugs';
import { checkThirdParties } from './third-parties';

/** All checks that a schema cannot express. They run on files that match their schemas, all of which are there; `checkTranslations` runs after them. */
export const checks: readonly Check[] = [
  checkLanguages,
  checkSharedIds,
  checkReferences,
  checkSlugs,
  checkParity,
  checkPublished,
  checkFacts,
  checkLackingFacts,
  checkCurrencies,
  checkImages,
  checkSeo,
  checkDuplicates,
  checkPlausible,
  checkSinceCommit,
  checkQuotes,
  checkSigns,
  checkSlips,
  checkSampleValues,
  checkThirdParties,
  checkSharedSources,
];
