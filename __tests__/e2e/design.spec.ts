import type { Locator, Page } from '@playwright/test';
import { labelBars } from '../../src/theme/tokens';
import { boxOf } from './support/layout';
import { feature, landing, list } from './support/pages';
import { firstOf, legalPagesOf, mainLanguage } from './support/site';
import { expect, moving, test } from './support/test';
import { endOfPage, scrollTo, visit } from './support/visit';

const cards = async (page: Page) => Promise.all((await page.getByRole('main').getByRole('article').all()).map(boxOf));

const columns = async (page: Page) => new Set((await cards(page)).map(({ x }) => Math.round(x))).size;

/** The room that the last row of the list of features leaves free on its right. */
async function emptyRoom(page: Page): Promise<number> {
  const ends = (await cards(page)).map(({ x, width }) => x + width);
  return Math.round(Math.max(...ends) - (ends.at(-1) ?? 0));
}

/** The longest average of characters per line, of all paragraphs with more than one (WCAG 2.2, 1.4.8, AAA). */
const longestLine = (page: Page) =>
  page.locator('main section section > p').evaluateAll((paragraphs) => {
    const lengths = paragraphs.map((paragraph) => {
      const lines = Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
      return lines > 1 ? (paragraph.textContent?.length ?? 0) / lines : 0;
    });
    return Math.max(...lengths);
  });

/** The numbers of the design that a picture of 390 or 1440 pixels does not show: what is measured, where, at which width, at most and at least. */
const numbers: [string, string, number, (page: Page) => Promise<number>, most: number, least: number][] = [
  ['columns of features', list, 768, columns, 2, 2],
  ['pixels free in the last row of features', list, 768, emptyRoom, 0, 0],
  ['columns of features', list, 1280, columns, 3, 3],
  ['letters in a line of a legal page', firstOf(legalPagesOf(mainLanguage)).path, 1440, longestLine, 80, 45],
];

for (const [what, path, width, measure, most, least] of numbers) {
  test(`${what} at ${width} px: ${least} to ${most}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    const found = await measure(page);
    expect(found).toBeLessThanOrEqual(most);
    expect(found).toBeGreaterThanOrEqual(least);
  });
}

test('the whole card of a feature is a link to its page', async ({ page }) => {
  await visit(page, list);
  const card = page.getByRole('main').getByRole('article').first();
  await card.click({ position: { x: 6, y: 6 } });
  await expect(page).toHaveURL(feature.path);
});

test.describe('with motion', () => {
  test.use(moving);

  test('a pointer climbs the frame from G to A while the page scrolls', async ({ page }) => {
    const middle = async (part: Locator) => {
      const { y, height } = await boxOf(part);
      return Math.round(y + height / 2);
    };
    await visit(page, landing);
    const frame = page.locator('main > div > [aria-hidden]:has(> i + b)');
    await expect(frame.locator('b')).toHaveText(labelBars.map(({ letter }) => letter));
    expect(await middle(frame.locator('i'))).toBeCloseTo(await middle(frame.locator('b').last()), 0);
    await scrollTo(page, endOfPage);
    const first = await boxOf(frame.locator('b').first());
    await expect.poll(() => middle(frame.locator('i'))).toBeLessThan(first.y + first.height);
  });
});
