import { fingertip } from '../../src/theme/tokens';
import { boxOf, headerLayout } from './support/layout';
import { landingPath, languageName, languages, mainLanguage, outerLanguages } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

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
