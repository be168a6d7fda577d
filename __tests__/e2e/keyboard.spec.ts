import { bar, dialog, toast } from './support/consent';
import { counterOf, expectPrice, landing, list } from './support/pages';
import { cookies, firstOf, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { focusIsIn, hold, scrollTo, scrollTop, visit, whenSettled, whenStill } from './support/visit';

const { header, Faq, footer, demo } = wordsOf(mainLanguage);

test.describe('at the first visit', () => {
  test.use({ earlierChoice: 'none' });

  test('the skip link comes first, then the cookie bar; it leads to the content', async ({ page }) => {
    await visit(page, landing);
    const { acceptAll, essentialOnly, customise } = cookies.banner;
    const skip = page.getByRole('link', { name: header.skipToContent });
    const buttons = [acceptAll, essentialOnly, customise].map((name) =>
      bar(page).getByRole('button', { name, exact: true }),
    );
    for (const stop of [skip, ...buttons]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await expect(stop).toBeInViewport({ ratio: 1 });
    }
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const place of ['bar', 'dialog'] as const) {
    test(`after a choice in the ${place}, the keyboard goes on where the visitor is`, async ({ page }) => {
      await visit(page, landing);
      await whenSettled(page);
      await scrollTo(page, 2600);
      if (place === 'dialog') {
        await bar(page).getByRole('button', { name: cookies.banner.customise }).focus();
        await page.keyboard.press('Enter');
      }
      const choice = place === 'bar' ? cookies.banner.essentialOnly : cookies.modal.essentialOnly;
      await (place === 'bar' ? bar(page) : dialog(page)).getByRole('button', { name: choice }).focus();
      // Neither the dialog nor the focus waits for the code of the confirmation.
      const release = place === 'dialog' ? await hold(page, '**/*.js') : undefined;
      await page.keyboard.press('Enter');
      await expect.poll(() => focusIsIn(page, 'main')).toBe(true);
      expect(await scrollTop(page)).toBe(2600);
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
      expect(top).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      expect(await focusIsIn(page, 'main')).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? -1)).toBeGreaterThan(top);
      release?.();
      await expect(toast(page)).toBeVisible();
    });
  }
});

// The header's menu, the tabs, the fee's card, the carousel, the drawer and the dialogs have tests of their own.
test('the counter, the questions and the cookie dialog of the footer work by keyboard', async ({ page }) => {
  await visit(page, landing);
  const { minus, plus } = counterOf(page);
  for (const key of ['Enter', 'Space']) await plus.press(key);
  await expectPrice(page, 2);
  await minus.press('Enter');
  await expectPrice(page, 1);
  await page.locator('#faq-section summary').first().press('Enter');
  await expect(page.getByText(firstOf(Faq.entries).answer, { exact: true })).toBeVisible();
  const opener = page.getByRole('contentinfo').getByRole('button', { name: footer.cookies });
  await opener.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Tab through the header leaves the page where it is', async ({ page }) => {
  await visit(page, landing);
  await whenSettled(page);
  await scrollTo(page, 4000);
  const banner = page.getByRole('banner');
  const stops = await banner.locator('a:visible, summary:visible').count();
  await banner.getByRole('link').first().focus();
  for (let presses = 1; presses < stops; presses++) {
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page, 'header')).toBe(true);
    expect(Math.abs((await scrollTop(page)) - 4000)).toBeLessThanOrEqual(1);
  }
});

test('a link to a section of another page leads the keyboard there, too', async ({ page }) => {
  await visit(page, list);
  await page.getByRole('banner').locator('a[href$="#faq-section"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#faq-section')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focusIsIn(page, '#faq-section')).toBe(true);
});

test('the link of the demo keeps the focus while the demo loads, and the next Tab leads into it', async ({ page }) => {
  const place = page.locator('#video-section');
  const link = place.getByRole('link', { name: demo.openInNewTab });
  const release = await hold(page, '**/tour/*.html');
  await visit(page, landing);
  await whenSettled(page);
  await link.focus();
  release();
  await expect(page.frameLocator('#video-section iframe').getByRole('heading').first()).toBeVisible();
  const top = await whenStill(page);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(place.locator('iframe')).toBeFocused();
  await expect(link).toBeHidden();
  expect(Math.abs((await whenStill(page)) - top)).toBeLessThanOrEqual(1);
});
