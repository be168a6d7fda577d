import { expect, test } from '@playwright/test';

for (const [locale, path] of [
  ['fr-FR', '/fr'],
  ['en-US', '/en'],
  ['es-MX', '/es'],
  ['de-DE', '/fr'],
]) {
  test.describe(`a browser set to ${locale}`, () => {
    test.use({ locale });

    test(`is led from / to ${path}, and the history gains no entry`, async ({ page }) => {
      await page.goto('about:blank');
      await page.goto('/');
      await expect(page).toHaveURL(path ?? '');
      expect(await page.evaluate(() => history.length)).toBe(2);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });
  });
}
