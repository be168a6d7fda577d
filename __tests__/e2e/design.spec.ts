import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/box-of';
import { firstOf, landingPath, legalPagesOf, listPath, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const landing = landingPath(mainLanguage);
const list = listPath(mainLanguage);
const { header } = wordsOf(mainLanguage);

const widthOf = async (part: Locator) => Math.round((await boxOf(part)).width);

const headerWidth = (page: Page) => widthOf(page.getByRole('banner').locator('> *').first());

async function columns(page: Page): Promise<number> {
  const boxes = await Promise.all((await page.getByRole('main').getByRole('article').all()).map(boxOf));
  return new Set(boxes.map(({ x }) => Math.round(x))).size;
}

/** The room that the last row of the list of features leaves free on its right. */
async function emptyRoom(page: Page): Promise<number> {
  const boxes = await Promise.all((await page.getByRole('main').getByRole('article').all()).map(boxOf));
  const ends = boxes.map(({ x, width }) => x + width);
  return Math.round(Math.max(...ends) - (ends.at(-1) ?? 0));
}

async function demoWidth(page: Page): Promise<number> {
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  return widthOf(page.locator('#video-section iframe'));
}

/** The share of the window's height that the drawer takes, in percent. */
async function drawerShare(page: Page): Promise<number> {
  await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
  const { height } = await boxOf(page.getByRole('dialog'));
  return Math.round((100 * height) / Number(page.viewportSize()?.height));
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
  ['pixels of the header', landing, 1024, headerWidth, 894, 894],
  ['pixels of the header', landing, 2560, headerWidth, 894, 894],
  ['pixels of the demo', landing, 2560, demoWidth, 1200, 1100],
  ['percent of the height for the drawer', landing, 390, drawerShare, 85, 85],
  ['columns of features', list, 768, columns, 2, 2],
  ['columns of features', list, 1280, columns, 3, 3],
  ['pixels free in the last row of features', list, 768, emptyRoom, 0, 0],
  ['pixels free in the last row of features', list, 1280, emptyRoom, 0, 0],
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
  const card = page.getByRole('main').getByRole('article').last();
  await card.scrollIntoViewIfNeeded();
  await card.click({ position: { x: 6, y: 6 } });
  await expect(page).not.toHaveURL(list);
});

test('beside a benefit, the piece of the picture that the data names is shown whole, and nothing else of it', async ({
  page,
}) => {
  const feature = firstOf(wordsOf(mainLanguage).features.filter(({ image }) => image.pieces?.length));
  for (const width of [360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, feature.path);
    const shown = await page
      .getByRole('main')
      .locator('li img')
      .evaluateAll((images) =>
        images.map((image) => {
          const [whole, piece, mat] = [image, image.closest('div'), image.closest('li > div')].map(
            (element) => element?.getBoundingClientRect() ?? new DOMRect(),
          );
          if (!whole || !piece || !mat) throw new Error('There is no picture.');
          const percent = (part: number, all: number) => Math.round((part / all) * 100);
          return {
            left: percent(piece.left - whole.left, whole.width),
            top: percent(piece.top - whole.top, whole.height),
            width: percent(piece.width, whole.width),
            height: percent(piece.height, whole.height),
            isInside:
              piece.left >= mat.left && piece.right <= mat.right && piece.top >= mat.top && piece.bottom <= mat.bottom,
          };
        }),
      );
    const rounded = (feature.image.pieces ?? []).map(({ left, top, width: across, height }) => ({
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(across),
      height: Math.round(height),
      isInside: true,
    }));
    expect({ width, shown }).toEqual({ width, shown: rounded });
  }
});
