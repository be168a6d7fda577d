import { fingertip } from '../../src/theme/tokens';
import { boxOf, headerLayout } from './support/layout';
import { landingPath, languageName, languages, mainLanguage, outerLanguages } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

const good = { rows: 1, wrapped: [], overlapping: [], outside: [] };

for (const language of outerLanguages) {
  test(`${language}: the header is one row, and nothing in it touches`, async ({ page }) => {
    await visit(page, landingPath(language));
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, ...(await headerLayout(page)) }).toEqual({ width, ...good });
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

test('in a wide window, no slices of a heading stand above the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 780 });
  await visit(page, landingPath(mainLanguage));
  await layOutEverything(page);
  const shown = await page.locator('main h2').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      window.scrollBy({ top: heading.getBoundingClientRect().top - 4, behavior: 'instant' });
      const { left, top } = heading.getBoundingClientRect();
      // One that sticks below the header does not come there.
      return top < 8 ? [document.elementFromPoint(left + 8, top + 8) === heading] : [];
    }),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(true);
});
