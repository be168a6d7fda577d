import type { Page } from '@playwright/test';
import { overflowOf } from './support/overflow';
import { firstOf, landingPath, legalPagesOf, listPath, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { brokenTexts } from './support/text-boxes';
import { visit } from './support/visit';

/** As long as a compound of several words, or an address. */
const longWord = 'Ununterbrocheneswortohnetrennung';

/** Adds a long word to the start and the end of every text that an editor writes, except figures and codes. */
const putLongWords = (page: Page) =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isWritten = ({ data, parentElement }: Text) =>
      /\p{Letter}{3}/u.test(data) && !parentElement?.closest('script, style, noscript, [aria-hidden="true"]');
    for (const text of texts.filter(isWritten)) text.data = `${word} ${text.data} ${word}`;
  }, longWord);

async function expectInside(page: Page, state: Record<string, unknown>): Promise<void> {
  const { cut } = await brokenTexts(page);
  expect({ ...state, ...(await overflowOf(page)), cut }).toEqual({ ...state, scrolledBy: 0, outside: [], cut: [] });
}

const language = mainLanguage;
const { features, header } = wordsOf(language);

for (const width of [320, 390]) {
  test.describe(`at ${width} pixels, words of ${longWord.length} letters`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of [
      landingPath(language),
      listPath(language),
      firstOf(features).path,
      firstOf(legalPagesOf(language)).path,
      `${landingPath(language)}/nowhere`,
    ]) {
      test(`fit into the window, and are not cut off, on ${path}`, async ({ page }) => {
        await visit(page, path);
        await putLongWords(page);
        await expectInside(page, { path });
      });
    }

    test('fit into the carousel and the menu', async ({ page }) => {
      await visit(page, landingPath(language));
      await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
      await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
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
  });
}
