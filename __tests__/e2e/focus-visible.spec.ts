import { expectFocusUncovered, expectFocusVisible, tabThrough } from './support/focus';
import { cookies, landingPath, mainLanguage } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { bringEverything, leastStops } from './support/whole-landing-page';

test.describe('the focused element', () => {
  test.use({ earlierChoice: 'none' });

  for (const viewport of [
    { width: 1440, height: 900 },
    // 400 % zoom.
    { width: 320, height: 256 },
  ]) {
    test(`is not covered by header, cookie bar or floating buttons at ${viewport.width} pixels`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize(viewport);
      await visit(page, landingPath(mainLanguage));
      await bringEverything(page);
      await expect(page.getByRole('region', { name: cookies.banner.label })).toBeVisible();
      expect(await tabThrough(page, (stop) => expectFocusUncovered(page, stop))).toBeGreaterThan(leastStops(mainLanguage));
    });
  }

  test('looks different from an unfocused one', async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, landingPath(mainLanguage));
    await bringEverything(page);
    expect(await tabThrough(page, (stop) => expectFocusVisible(page, stop))).toBeGreaterThan(leastStops(mainLanguage));
  });
});
