import type { Locator, Page } from '@playwright/test';
import { floatingButtonsAfter } from '../../src/theme/tokens';
import { bar, clickInBar, toast } from './support/consent';
import { boxOf } from './support/layout';
import { landing } from './support/pages';
import { cookies, landingPath, languages, site } from './support/site';
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

for (const width of [1366, 1559, 1920]) {
  test(`in the narrow gutters of ${width} px, both are icons, whose words appear in the gutter with the pointer or the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, landing);
    await scrollTo(page, 900);
    await expect(floating(page)).toHaveCount(2);
    const heading = await boxOf(page.locator('#solutions-title'));
    const isInGutter = async (link: Locator) => {
      const { x, width: own } = await boxOf(link);
      return x + own <= heading.x || x >= width - heading.x;
    };
    for (const link of await floating(page).all()) {
      const height = async () => Math.round((await boxOf(link.locator('.label'))).height);
      expect(await height()).toBe(1);
      await link.hover();
      await expect.poll(height).toBeGreaterThan(30);
      expect(await isInGutter(link)).toBe(true);
      await page.mouse.move(700, 10);
      await expect.poll(height).toBe(1);
      // By keyboard: the script's focus alone shows no ring.
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect.poll(height).toBeGreaterThan(30);
      expect(await isInGutter(link)).toBe(true);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const width of [1560, 2012]) {
  test(`in gutters of 180 px, as at ${width}, they show their words, and stay in the gutters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await visit(page, landingPath(language));
      await scrollTo(page, 900);
      await expect(floating(page)).toHaveCount(2);
      const heading = await boxOf(page.locator('#solutions-title'));
      const [chat, testLive] = await Promise.all((await floating(page).all()).map(boxOf));
      for (const link of await floating(page).all()) {
        const label = link.locator('.label');
        expect((await boxOf(label)).width).toBeGreaterThan(30);
        await expect(label).toBeInViewport({ ratio: 1 });
      }
      expect(Number(chat?.x) + Number(chat?.width)).toBeLessThan(heading.x);
      expect(Number(testLive?.x)).toBeGreaterThan(width - heading.x);
    }
  });
}
