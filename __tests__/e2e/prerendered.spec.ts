import type { Page } from '@playwright/test';
import { bar } from './support/consent';
import { expectUsable, landing } from './support/pages';
import { expect, test } from './support/test';
import { whenHydrated } from './support/visit';

test.use({ earlierChoice: 'none' });

/** Chromium prerenders nothing while a program drives it: the page is told so, until it is shown. */
async function prerender(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    addEventListener('shown', () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return () => page.evaluate(() => void dispatchEvent(new Event('shown')));
}

const stored = (page: Page) => page.evaluate(() => [localStorage.length, window.dataLayer?.length]);

test('a page that the browser prerenders stores and records nothing until it is shown, and works then', async ({ page }) => {
  const show = await prerender(page, landing);
  expect(await stored(page)).toEqual([0, undefined]);
  await show();
  await expect(bar(page)).toBeVisible();
  await whenHydrated(page);
  expect(await stored(page)).toEqual([1, 2]);
  await expectUsable(page);
});

test('after a choice on the page that leads to it, such a page is shown without the bar', async ({ page }) => {
  const show = await prerender(page, landing);
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'essential'));
  await show();
  await expect(bar(page)).toBeHidden();
  await whenHydrated(page);
  await expect(bar(page)).toBeHidden();
});
