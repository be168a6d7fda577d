import type { Page } from '@playwright/test';
import { firstOf, mainLanguage, wordsOf } from './site';

const words = wordsOf(mainLanguage);
export const feature = firstOf(words.features);

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
export const featureLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: feature.name, exact: true });
