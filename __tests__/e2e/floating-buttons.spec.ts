import type { Page } from '@playwright/test';
import { floatingButtonsAfter } from '../../src/theme/tokens';
import { bar, clickInBar, toast } from './support/consent';
import { boxOf, overlap } from './support/layout';
import { landing } from './support/pages';
import { cookies, mainLanguage, site, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { endOfPage, scrollTo, scrollTop, visit } from './support/visit';

const { buttons } = wordsOf(mainLanguage);

/** Both float outside the main content and the footer, in a landmark of their own. */
const strip = (page: Page) => page.getByRole('complementary');
const floating = (page: Page, name: string) => strip(page).getByRole('link').filter({ hasText: name });
const testLive = (page: Page) => floating(page, buttons.testLive);
const chat = (page: Page) => floating(page, buttons.chat);

test('appear below 300 px of scrolling, not above, and disappear on the way up', async ({ page }) => {
  await visit(page, landing);
  for (const top of [0, 300, 301, 2000, 300]) {
    await scrollTo(page, top);
    await expect.poll(() => scrollTop(page)).toBe(top);
    await expect(strip(page).getByRole('link')).toHaveCount(top > floatingButtonsAfter ? 2 : 0);
  }
});

for (const [width, height] of [
  [320, 640],
  [768, 1024],
  [1440, 900],
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
      const expectAlone = async (other: () => ReturnType<typeof boxOf>) => {
        for (const button of [testLive(page), chat(page)]) {
          await expect.poll(async () => overlap(await boxOf(button), await other())).toBe(false);
          await expect(button).toBeInViewport({ ratio: 1 });
        }
      };
      const end = page.getByRole('contentinfo').getByText(`© ${site.copyrightYear}`);
      await visit(page, landing);
      for (const top of [900, endOfPage]) {
        await scrollTo(page, top);
        await expectAlone(() => boxOf(bar(page)));
      }
      await expectAlone(() => boxOf(end));
      await clickInBar(page, cookies.banner.essentialOnly);
      await expect(toast(page)).toBeVisible();
      await expectAlone(() => boxOf(toast(page)));
    });
  });
}

test('beside the content, both are icons, whose words appear with the pointer or the focus', async ({ page }) => {
  await visit(page, landing);
  await scrollTo(page, 900);
  for (const link of [chat(page), testLive(page)]) {
    const width = async () => Math.round((await boxOf(link.locator('.label'))).width);
    expect([await width(), Math.round((await boxOf(link)).width)]).toEqual([1, 48]);
    await link.hover();
    await expect.poll(width).toBeGreaterThan(50);
    await page.mouse.move(700, 10);
    await expect.poll(width).toBe(1);
    // By keyboard: the script's focus alone shows no ring.
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(width).toBeGreaterThan(50);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
