import {
  checkDates,
  checkDuplicates,
  checkImages,
  checkLanguages,
  checkParity,
  checkPublished,
  checkQuotes,
  checkReferences,
  checkSampleValues,
  checkSharedIds,
  checkSharedSources,
  checkSigns,
  checkSinceCommit,
  checkSlips,
  checkSlugs,
  comparedPaths as comparedPathsOf,
} from '../../../packages/content';
import type { CheckedContent as CheckedContentOf } from '../../../packages/content/model';
import { type Content, contentCheck, factFiles, model } from '../model';
import { checkChanges } from './changes';
import type { Check } from './check';
import { checkCurrencies, checkFacts, checkLackingFacts, repeatsFact } from './facts';
import { checkPlausible } from './plausible';
import { checkSections } from './sections';
import { checkSeo } from './seo';
import { checkThirdParties } from './third-parties';

/** The result of checking `data/`: all problems, and the content if there is no error. */
export type CheckedContent = CheckedContentOf<Content>;

/** All checks that a schema cannot express. They run on files that match their schemas, all of which are there; `checkTranslations` runs after them. */
const checks: readonly Check[] = [
  checkLanguages,
  checkSharedIds,
  checkReferences,
  checkSlugs,
  // A source text that repeats a fact in place of its placeholder has a problem of its own.
  (files) => checkParity({ ...files, isExplained: (copy) => repeatsFact(files, copy) }),
  checkSections,
  checkPublished,
  checkFacts,
  checkLackingFacts,
  checkCurrencies,
  checkImages,
  checkSeo,
  checkDuplicates,
  checkPlausible,
  checkDates,
  checkSinceCommit,
  checkChanges,
  checkQuotes,
  checkSigns,
  checkSlips,
  checkSampleValues,
  checkThirdParties,
  checkSharedSources,
];

/** Checks `data/`: see `checkContent` in packages/content/model. */
export const checkContent = contentCheck({ checks, releaseWarnings: new Set(['consent-language']) });

/** What the checks read from the last commit: see `comparedPaths` of packages/content. */
export const comparedPaths = (paths: readonly string[]) => comparedPathsOf(model, [factFiles.Packs.path], paths);
