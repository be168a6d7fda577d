import { content, landingPath, languages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

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

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-ES' });

  test('/ leads on to /fr', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('/ shows a link to each language to those whose browser does not follow', async ({ page }) => {
    // An empty answer leaves the browser where it is, as one that follows no refresh.
    await page.route('**/fr', (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    for (const language of languages) {
      const link = page.getByRole('link', { name: content.languages[language]?.Language.name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', landingPath(language));
    }
    await page.getByRole('link', { name: content.languages.es?.Language.name, exact: true }).click();
    await expect(page).toHaveURL('/es');
  });
});

test.describe('the logo', () => {
  test.use({ locale: 'es-MX' });

  test('leads through / to the browser’s language, and back to where one was', async ({ page }) => {
    await visit(page, '/en');
    const before = await page.evaluate(() => history.length);
    const logo = page.getByRole('banner').getByRole('link', { name: wordsOf('en').header.logo });
    await expect(logo).toHaveAttribute('href', '/');
    await logo.click();
    await expect(page).toHaveURL('/es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/en');
  });
});

test.describe('a query and a hash', () => {
  test.use({ locale: 'en-GB' });

  test('stay with the visitor of /', async ({ page }) => {
    await page.goto('/?source=mail#faq-section');
    await expect(page).toHaveURL('/en?source=mail#faq-section');
  });
});
