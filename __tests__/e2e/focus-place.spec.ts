import type { Page } from '@playwright/test';
import { bar, dialog, toast } from './support/consent';
import { landing, list } from './support/pages';
import { cookies, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { hold, scrollTo, scrollTop, visit, whenSettled, whenStill } from './support/visit';

/** Whether the focus is in a part of the page. */
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((part) => document.activeElement?.closest(part) !== null, selector);

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

test.describe('at the first visit', () => {
  test.use({ earlierChoice: 'none' });

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

test('the link of the demo keeps the focus while the demo loads, and the next Tab leads into it', async ({ page }) => {
  const demo = page.locator('#video-section');
  const link = demo.getByRole('link', { name: wordsOf(mainLanguage).demo.openInNewTab });
  const release = await hold(page, '**/tour/*.html');
  await visit(page, landing);
  await whenSettled(page);
  await link.focus();
  release();
  await expect(page.frameLocator('#video-section iframe').getByRole('heading').first()).toBeVisible();
  const top = await whenStill(page);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.locator('iframe')).toBeFocused();
  await expect(link).toBeHidden();
  expect(Math.abs((await whenStill(page)) - top)).toBeLessThanOrEqual(1);
});
