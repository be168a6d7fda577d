import type { Page } from '@playwright/test';
import { languages, legalPagesOf, site, wordsOf } from './site';
import { expect } from './test';
import { scrollTo } from './visit';

/** Fewer stops of the Tab key than a landing page has: its languages and legal pages, and its questions where it shows them. */
export const leastStops = (language: string) =>
  languages.length +
  legalPagesOf(language).length +
  (site.sections.includes('faq') ? wordsOf(language).Faq.entries.length : 0);

/** Brings everything into the landing page that comes late, and goes back to its top. */
export async function bringEverything(page: Page): Promise<void> {
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#video-section iframe')).toBeVisible();
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
  await scrollTo(page, 0);
}
