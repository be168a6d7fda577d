import type { Page } from '@playwright/test';
import { labelBars } from '../../src/theme/tokens';
import { boxOf } from './support/layout';
import { feature, kindsOfPage, landing, list } from './support/pages';
import { firstOf, legalPagesOf, mainLanguage } from './support/site';
import { expect, moving, test } from './support/test';
import { scrollTo, visit, whenSettled } from './support/visit';

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
  ['columns of related features', feature.path, 1199, columns, 2, 2],
  ['columns of related features', feature.path, 1200, columns, 4, 4],
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

test('the tip of an action moves with the focus and under the mouse, and its colours stay', async ({ page }) => {
  await visit(page, landing);
  for (const variant of ['primary', 'outlined']) {
    const action = page.getByRole('contentinfo').locator(`a.MuiButton-${variant}`).first();
    const look = () =>
      action.evaluate((element) => {
        const { right, backgroundImage, backgroundColor } = getComputedStyle(element, '::before');
        return { right, backgroundImage, backgroundColor, color: getComputedStyle(element).color };
      });
    const before = await look();
    await action.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(action).toBeFocused();
    await expect.poll(look, `${variant}, with the focus`).toEqual({ ...before, right: '-6px' });
    await action.blur();
    await expect.poll(look).toEqual(before);
    await action.hover();
    await expect.poll(look, `${variant}, under the mouse`).toEqual({ ...before, right: '-6px' });
  }
});

test('underlines have the same thickness everywhere', async ({ page }) => {
  const found = new Set<string>();
  for (const path of Object.values(kindsOfPage(mainLanguage))) {
    await visit(page, path);
    const own = await page.locator('a, summary, button').evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .filter(({ textDecorationLine }) => textDecorationLine === 'underline')
        .map(({ textDecorationThickness }) => textDecorationThickness),
    );
    for (const thickness of own) found.add(thickness);
  }
  expect([...found]).toEqual(['1.5px']);
});

test('the page for unknown addresses has its links beside the label from 768 px on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 954 });
  await visit(page, kindsOfPage(mainLanguage)['not-found']);
  const label = await boxOf(page.getByRole('main').getByText('G', { exact: true }));
  const way = await boxOf(page.getByRole('main').locator('li a').first());
  expect(way.x + way.width).toBeLessThan(label.x);
  expect(way.y).toBeLessThan(label.y + label.height);
});

test.describe('with motion', () => {
  test.use(moving);

  for (const width of [390, 1440]) {
    test(`at ${width} px, a pointer climbs the frame from G to A while the page scrolls, and stands out from every section`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, landing);
      await whenSettled(page);
      const reached: string[] = [];
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += 150) {
        await scrollTo(page, top);
        const { pointedAt, unseen } = await page.evaluate(scaleOfFrame);
        expect(unseen, `${top} px`).toEqual([]);
        expect(pointedAt, `${top} px`).toHaveLength(1);
        reached.push(...pointedAt);
      }
      expect([...new Set(reached)]).toEqual(labelBars.map(({ letter }) => letter).reverse());
    });
  }
});

/** Runs in the browser: the letter that the scale points at, and those as light or as dark as the section below them. */
async function scaleOfFrame() {
  // Animations that follow the scrolling are drawn with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const sections = [...document.querySelectorAll('main > div > section, footer')];
  const letters = [...document.querySelectorAll('main > div > [aria-hidden] > b > i')];
  const isDark = (color: string) =>
    (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) < 380;
  const isPointer = (letter: Element) => getComputedStyle(letter).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const isUnseen = (letter: Element) => {
    const { top, bottom } = letter.getBoundingClientRect();
    const below = sections.find((section) => section.getBoundingClientRect().bottom > (top + bottom) / 2);
    const { color, backgroundColor } = getComputedStyle(letter);
    const mark = isPointer(letter) ? backgroundColor : color;
    return below && isDark(mark) === isDark(getComputedStyle(below).backgroundColor);
  };
  const textsOf = (elements: Element[]) => elements.map(({ textContent }) => String(textContent));
  return { pointedAt: textsOf(letters.filter(isPointer)), unseen: textsOf(letters.filter(isUnseen)) };
}
