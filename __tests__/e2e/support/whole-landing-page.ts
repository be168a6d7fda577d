import type { Page } from '@playwright/test';
import { languages, legalPagesOf, site, wordsOf } from './site';
import { expect } from './test';
import { scrollTo } from './visit';

/** A minimum for the Tab stops of a landing page: its languages and legal pages, and its questions if it shows them. */
export const leastStops = (language: string) =>
  languages.length +
  legalPagesOf(language).length +
  (site.sections.includes('faq') ? wordsOf(language).Faq.entries.length : 0);

/** Loads everything that the landing page loads late, and scrolls back to the top. */
export async function bringEverything(page: Page): Promise<void> {
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#video-section iframe')).toBeVisible();
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#testimonials-section section')).toBeVisible();
  await scrollTo(page, 0);
}
