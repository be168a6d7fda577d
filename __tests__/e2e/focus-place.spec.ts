import type { Page } from '@playwright/test';
import { toast } from './support/consent';
import { whenStill } from './support/section-place';
import { cookies, firstOf, landingPath, listPath, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { scrollTo, scrollTop, visit, whenSettled } from './support/visit';

const landing = landingPath(mainLanguage);
const words = wordsOf(mainLanguage);

/** Presses Tab and says which part of the page has the focus then. */
async function tabInto(page: Page, selector: string): Promise<boolean> {
  await page.keyboard.press('Tab');
  return page.evaluate((part) => document.activeElement?.closest(part) !== null, selector);
}

for (const width of [1440, 1024]) {
  test(`Tab through the header leaves the page where it is, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, landing);
    await whenSettled(page);
    await scrollTo(page, 4000);
    const top = await scrollTop(page);
    const banner = page.getByRole('banner');
    const stops = await banner.locator('a:visible, summary:visible').count();
    await banner.getByRole('link').first().focus();
    for (let presses = 1; presses < stops; presses++) {
      expect(await tabInto(page, 'header')).toBe(true);
      expect(Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(1);
    }
  });
}

test('a link to a section of another page leads the keyboard there, too', async ({ page }) => {
  for (const path of [listPath(mainLanguage), firstOf(words.features).path]) {
    await visit(page, path);
    for (const part of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(part).locator('a[href$="#faq-section"]').first();
      if ((await link.count()) === 0) continue;
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#faq-section$/);
      await expect(page.locator('#faq-section')).toBeFocused();
      expect(await tabInto(page, '#faq-section')).toBe(true);
      await visit(page, path);
    }
  }
});

test.describe('at the first visit', () => {
  test.use({ earlierChoice: 'none' });

  const bar = (page: Page) => page.getByRole('region', { name: cookies.banner.label });

  /** The page goes on from where it was: what the next Tab leads to is in it, and further down. */
  const expectToGoOn = async (page: Page, top: number) => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    expect(await scrollTop(page)).toBe(top);
    const place = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
    expect(place).toBeGreaterThan(0);
    expect(await tabInto(page, 'main')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? -1)).toBeGreaterThan(place);
  };

  test('after a choice in the bar, the keyboard goes on where the visitor is', async ({ page }) => {
    await visit(page, landing);
    await whenSettled(page);
    await scrollTo(page, 2600);
    await bar(page).getByRole('button', { name: cookies.banner.essentialOnly }).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expectToGoOn(page, 2600);
  });

  test('after a choice in the dialog, the keyboard goes on where the visitor is', async ({ page }) => {
    await visit(page, landing);
    await whenSettled(page);
    await scrollTo(page, 2600);
    await bar(page).getByRole('button', { name: cookies.banner.customise }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: cookies.modal.essentialOnly }).focus();
    // Neither the dialog nor the focus waits for the code of the confirmation.
    let load: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectToGoOn(page, 2600);
    load();
    await expect(toast(page)).toBeVisible();
  });
});

test.describe('the link of the demo', () => {
  const demo = (page: Page) => page.locator('#video-section');
  const link = (page: Page) => demo(page).getByRole('link', { name: words.demo.openInNewTab });

  /** The demo is loaded only when the returned function is called. */
  async function holdDemo(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/tour/*.html', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }
  const tour = (page: Page) => page.frameLocator('#video-section iframe').getByRole('heading').first();

  test('keeps the focus while the demo loads, and the next Tab leads into it', async ({ page }) => {
    const release = await holdDemo(page);
    await visit(page, landing);
    await whenSettled(page);
    await link(page).focus();
    release();
    await expect(tour(page)).toBeVisible();
    const top = await whenStill(page);
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo(page).locator('iframe')).toBeFocused();
    await expect(link(page)).toBeHidden();
    expect(Math.abs((await whenStill(page)) - top)).toBeLessThanOrEqual(1);
  });
});
