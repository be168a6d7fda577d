import type { Page } from '@playwright/test';
import { overflowOf } from './support/overflow';
import { landingPath, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { brokenTexts, longWord, putLongWords } from './support/text-boxes';
import { visit } from './support/visit';

async function expectInside(page: Page, state: Record<string, unknown>): Promise<void> {
  const { cut } = await brokenTexts(page);
  expect({ ...state, ...(await overflowOf(page)), cut }).toEqual({ ...state, scrolledBy: 0, outside: [], cut: [] });
}

const language = mainLanguage;
const { header } = wordsOf(language);

test.use({ viewport: { width: 320, height: 844 } });

test(`words of ${longWord.length} letters fit into the carousel and the menu of a narrow phone`, async ({ page }) => {
  await visit(page, landingPath(language));
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#testimonials-section section')).toBeVisible();
  await putLongWords(page);
  await expectInside(page, { part: 'carousel' });
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
  await page.getByRole('dialog').locator('summary').click();
  await putLongWords(page);
  const drawer = page.getByRole('dialog').locator('nav').first();
  expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await expectInside(page, { part: 'menu' });
});
