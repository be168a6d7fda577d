import type { Page } from '@playwright/test';
import { formatEuros } from '../../../src/content/format';
import { priceAfter as amountAfter, counted, mainLanguage, pack, wordsOf } from './site';

/** The plus button of the price, on a page in the main language. */
export const addFiles = (page: Page) => {
  const { pricingSection } = wordsOf(mainLanguage);
  return page.getByRole('button', { name: counted(pricingSection, 'addFiles', pack.additionalFilesStep, mainLanguage) });
};

/** The price after a number of clicks on plus, as the page shows it. */
export const priceAfter = (clicks: number) => formatEuros(amountAfter(clicks), mainLanguage);
