import type { Page } from '@playwright/test';
import { formatEuros } from '../../../src/content/format';
import { counted, mainLanguage, pack, wordsOf } from './site';

const words = wordsOf(mainLanguage);

export const addFiles = (page: Page) =>
  page.getByRole('button', { name: counted(words.pricingSection, 'addFiles', pack.additionalFilesStep, mainLanguage) });
export const priceAfter = (presses: number) =>
  formatEuros((pack.price ?? 0) + presses * pack.additionalFilesStep * (pack.additionalFilePrice ?? 0), mainLanguage);
