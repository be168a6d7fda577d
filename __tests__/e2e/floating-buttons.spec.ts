import type { Locator, Page } from '@playwright/test';
import { floatingButtonsAfter } from '../../src/theme/tokens';
import { bar, clickInBar, toast } from './support/consent';
import { boxOf } from './support/layout';
import { landing } from './support/pages';
import { cookies, site } from './support/site';
import { expect, test } from './support/test';
import { endOfPage, scrollTo, visit } from './support/visit';

/** They float outside the main content and the footer, in a landmark of their own. */
const floating = (page: Page) => page.getByRole('complementary').getByRole('link');

test('appear below 300 px of scrolling, not above, and disappear on the way up', async ({ page }) => {
  await visit(page, landing);
  for (const top of [floatingButtonsAfter, floatingButtonsAfter + 1, floatingButtonsAfter]) {
    await scrollTo(page, top);
    await expect(floating(page)).toHaveCount(top > floatingButtonsAfter ? 2 : 0);
  }
});

for (const [width, height] of [
  [768, 1024],
  // 400 % zoom.
  [320, 256],
  // Low and wide.
  [1366, 490],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, earlierChoice: 'none' });

    test('stand whole above the cookie bar and below the confirmation of a choice, and leave the end of the page free', async ({
      page,
    }) => {
      const isOn = async (one: Locator, other: Locator) => {
        const [a, b] = [await boxOf(one), await boxOf(other)];
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
      };
      const expectFree = async (other: Locator) => {
        for (const button of await floating(page).all()) {
          await expect.poll(() => isOn(button, other)).toBe(false);
          await expect(button).toBeInViewport({ ratio: 1 });
        }
      };
      await visit(page, landing);
      for (const top of [900, endOfPage]) {
        await scrollTo(page, top);
        await expect(floating(page)).toHaveCount(2);
        await expectFree(bar(page));
      }
      await expectFree(page.getByRole('contentinfo').getByText(`© ${site.copyrightYear}`));
      await clickInBar(page, cookies.banner.essentialOnly);
      await expect(toast(page)).toBeVisible();
      await expectFree(toast(page));
    });
  });
}

test('beside the content, both are icons, whose words appear with the pointer or the focus', async ({ page }) => {
  await visit(page, landing);
  await scrollTo(page, 900);
  await expect(floating(page)).toHaveCount(2);
  for (const link of await floating(page).all()) {
    const width = async () => Math.round((await boxOf(link.locator('.label'))).width);
    expect(await width()).toBe(1);
    await link.hover();
    await expect.poll(width).toBeGreaterThan(50);
    await page.mouse.move(700, 10);
    await expect.poll(width).toBe(1);
    // By keyboard: the script's focus alone shows no ring.
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(width).toBeGreaterThan(50);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
