import { landingPath, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.describe(`a browser set to ${otherLanguage}-XX`, () => {
  test.use({ locale: `${otherLanguage}-XX` });

  test('is redirected from / to its landing page, with query and hash, and without an entry in the history', async ({
    page,
  }) => {
    await page.goto('about:blank');
    await page.goto('/?source=mail#faq-section');
    await expect(page).toHaveURL(`${landingPath(otherLanguage)}?source=mail#faq-section`);
    expect(await page.evaluate(() => history.length)).toBe(2);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
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
