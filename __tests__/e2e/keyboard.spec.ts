import { formatEuros } from '../../src/content/format';
import { bar, dialog } from './support/consent';
import { landing } from './support/pages';
import { addFilesLabel, cookies, firstOf, mainLanguage, priceAfter, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ earlierChoice: 'none' });

const { header, Faq } = wordsOf(mainLanguage);

test('the skip link comes first, then the cookie bar; it leads to the content', async ({ page }) => {
  await visit(page, landing);
  const { acceptAll, essentialOnly, customise } = cookies.banner;
  const skip = page.getByRole('link', { name: header.skipToContent });
  const buttons = [acceptAll, essentialOnly, customise].map((name) => bar(page).getByRole('button', { name, exact: true }));
  for (const stop of [skip, ...buttons]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport({ ratio: 1 });
  }
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

// The header's menu, the tabs, the fee's card, the carousel, the drawer and the dialogs have tests of their own.
test('the counter, the questions and the cookie dialog of the footer work by keyboard', async ({ page }) => {
  await visit(page, landing);
  const price = page.locator('#pricing-section article');
  await page.getByRole('button', { name: addFilesLabel(mainLanguage) }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(price).toContainText(formatEuros(priceAfter(2), mainLanguage));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(price).toContainText(formatEuros(priceAfter(0), mainLanguage));

  const open = page.locator('#faq-section details[open]');
  await page.locator('#faq-section summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(firstOf(Faq.entries).answer, { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('#faq-section details').nth(1)).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);

  const opener = page.getByRole('contentinfo').getByRole('button', { name: wordsOf(mainLanguage).footer.cookies });
  await opener.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
