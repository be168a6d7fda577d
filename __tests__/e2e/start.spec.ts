import { content, landingPath, languages, mainLanguage, otherLanguage, site, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

for (const [locale, path] of [
  [mainLanguage, landingPath(mainLanguage)],
  [`${otherLanguage}-XX`, landingPath(otherLanguage)],
  // Esperanto is not a language of the site.
  ['eo', landingPath(site.defaultLanguage)],
]) {
  test.describe(`a browser set to ${locale}`, () => {
    test.use({ locale });

    test(`is redirected from / to ${path}, without an entry in the history`, async ({ page }) => {
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
  test.use({ javaScriptEnabled: false, locale: otherLanguage });

  test('/ redirects to the default language', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(landingPath(site.defaultLanguage));
    await expect(page.locator('html')).toHaveAttribute('lang', site.defaultLanguage);
  });

  test('/ shows a link to each language if the browser does not redirect', async ({ page }) => {
    // An empty response keeps the browser on the page, like one that ignores the refresh.
    await page.route(`**${landingPath(site.defaultLanguage)}`, (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    for (const language of languages) {
      const link = page.getByRole('link', { name: content.languages[language]?.Language.name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', landingPath(language));
    }
    await page.getByRole('link', { name: content.languages[otherLanguage]?.Language.name, exact: true }).click();
    await expect(page).toHaveURL(landingPath(otherLanguage));
  });
});

test.describe('the logo', () => {
  test.use({ locale: otherLanguage });

  test('leads through / to the browser’s language; Back returns to the page before', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const before = await page.evaluate(() => history.length);
    const logo = page.getByRole('banner').getByRole('link', { name: wordsOf(mainLanguage).header.logo });
    await expect(logo).toHaveAttribute('href', '/');
    await logo.click();
    await expect(page).toHaveURL(landingPath(otherLanguage));
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(landingPath(mainLanguage));
  });
});

test.describe('a query and a hash', () => {
  test.use({ locale: mainLanguage });

  test('are kept when / redirects', async ({ page }) => {
    await page.goto('/?source=mail#faq-section');
    await expect(page).toHaveURL(`${landingPath(mainLanguage)}?source=mail#faq-section`);
  });
});

test.describe('a browser that names no language', () => {
  for (const value of [undefined, null, '']) {
    test(`(${value === '' ? 'empty' : value}) gets the default one, from / and from the 404 page`, async ({ page }) => {
      await page.addInitScript(
        ([language]) => Object.defineProperty(Navigator.prototype, 'language', { get: () => language }),
        [value],
      );
      await page.goto('/');
      await expect(page).toHaveURL(landingPath(site.defaultLanguage));
      await visit(page, '/nowhere');
      await page.getByRole('link', { name: wordsOf(site.notFoundLanguage).notFound.home, exact: true }).click();
      await expect(page).toHaveURL(landingPath(site.defaultLanguage));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('an error in one script of the head does not stop the others', async ({ page }) => {
  // As after an extension that has taken the name of the page's policy.
  await page.addInitScript(() => {
    const createPolicy = () => {
      throw new TypeError('Policy "default" exists.');
    };
    Object.defineProperty(window, 'trustedTypes', { value: { createPolicy } });
  });
  await page.goto(landingPath(mainLanguage));
  const functions = () => page.evaluate(() => [typeof window.takeEarlyClicks, document.documentElement.getAttributeNames()]);
  expect(await functions()).toEqual(['function', expect.arrayContaining(['data-layout'])]);
});
