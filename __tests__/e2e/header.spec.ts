import type { Page } from '@playwright/test';
import { fingertip, headerBar } from '../../src/theme/tokens';
import { boxOf, headerLayout } from './support/layout';
import { landingPath, languageName, languages, mainLanguage, outerLanguages } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything, scrollTo, visit } from './support/visit';

const good = { rows: 1, misplaced: [], wrapped: [] };

for (const language of outerLanguages) {
  test(`${language}: the header is one row, and nothing in it touches`, async ({ page }) => {
    await visit(page, landingPath(language));
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await headerLayout(page), `${width} px`).toEqual(good);
    }
  });

  test.describe('on a tablet, under fingers,', () => {
    test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

    test(`${language}: the header is one row, and each language is as wide as a finger`, async ({ page }) => {
      await visit(page, landingPath(language));
      expect(await headerLayout(page)).toEqual(good);
      for (const code of languages) {
        const link = page.getByRole('banner').getByRole('link', { name: languageName(code) });
        expect((await boxOf(link)).width).toBeGreaterThanOrEqual(fingertip);
      }
    });
  });
}

test('below 1024 px, the header is as wide as the window, at its upper edge, and nothing is seen over it', async ({
  page,
}) => {
  await visit(page, landingPath(mainLanguage));
  for (const width of [360, 767, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    for (const top of [0, 1500]) {
      await scrollTo(page, top);
      const box = await boxOf(page.getByRole('banner'));
      expect(box, `${width} px, scrolled by ${top}`).toEqual({ x: 0, y: 0, width, height: headerBar.flat });
      expect(await seenOverHeader(page), `${width} px, scrolled by ${top}`).toEqual([]);
    }
  }
});

/** What lies on the header, looked up at points of its edges and its middle; what lets clicks through, as the frame, counts too. */
const seenOverHeader = (page: Page) =>
  page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [everything];
    const header = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect();
    const points = [1, 7, header.width / 2, header.width - 8, header.width - 2].flatMap((x) =>
      [1, 7, header.height - 2].map((y) => [x, y] as const),
    );
    const found = points.map(([x, y]) => document.elementFromPoint(x, y));
    document.adoptedStyleSheets = [];
    return found.filter((element) => !element?.closest('header')).map((element) => element?.outerHTML.slice(0, 60));
  });

test('no slices of a heading are seen above the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 780 });
  await visit(page, landingPath(mainLanguage));
  await layOutEverything(page);
  const heading = page.locator('#pricing-section h2');
  await heading.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 4));
  const { x, y } = await boxOf(heading);
  expect(y).toBeCloseTo(4, 0);
  expect(await heading.evaluate((element, at) => document.elementFromPoint(at, 12) === element, x + 8)).toBe(false);
});
