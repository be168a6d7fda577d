import type { Page } from '@playwright/test';
import { firstOf, mainLanguage, wordsOf } from './site';

/** The first feature, in the main language. */
export const feature = firstOf(wordsOf(mainLanguage).features);

/** The heading of a page. */
export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** The link to the first feature in the footer. */
export const featureLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: feature.name, exact: true });
