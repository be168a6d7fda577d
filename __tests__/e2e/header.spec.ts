import { fingertip } from '../../src/theme/tokens';
import { boxOf, headerLayout } from './support/layout';
import { landingPath, languageName, languages, outerLanguages } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

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
