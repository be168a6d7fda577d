import { cookies, landingPath, listPath, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';

test.use({ javaScriptEnabled: false, earlierChoice: 'none' });

const { demo, header } = wordsOf(mainLanguage);

test('the feature menu leads to the list', async ({ page }) => {
  await page.goto(landingPath(mainLanguage));
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: header.allFeatures }).click();
  await expect(page).toHaveURL(listPath(mainLanguage));
});

test('nothing is stored, so there is no cookie bar; nothing loads, so the demo is a link', async ({ page }) => {
  await page.goto(landingPath(mainLanguage));
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('region', { name: cookies.banner.label })).toBeHidden();
  await expect(page.getByRole('link', { name: demo.openInNewTab })).toBeVisible();
  await expect(page.getByText(demo.loading)).toBeHidden();
});

test('one answer is open at a time', async ({ page }) => {
  await page.goto(landingPath(mainLanguage));
  for (const question of await page.locator('#faq-section summary').all()) {
    await question.click();
    await expect(page.locator('#faq-section details[open]')).toHaveCount(1);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu button leads to the links of the footer', async ({ page }) => {
    await page.goto(landingPath(mainLanguage));
    await page.getByRole('banner').getByRole('link', { name: header.openMenu }).click();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: header.pricing })).toBeVisible();
  });
});
