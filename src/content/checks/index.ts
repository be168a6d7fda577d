import type { Check } from './check';
import { checkImages } from './images';
import { checkLanguages } from './languages';
import { checkParity } from './parity';
import { checkPlaceholders } from './placeholders';
import { checkReferences } from './references';
import { checkSlugs } from './slugs';

/** What no schema can say, because it lies between files; run once every file has its schema's shape. */
export const checks: readonly Check[] = [
  checkLanguages,
  checkReferences,
  checkSlugs,
  checkParity,
  checkPlaceholders,
  checkImages,
];
