import type { Locator, Page } from '@playwright/test';
import { floatingButtonsAfter } from '../../src/theme/tokens';
import { bar, clickInBar, toast } from './support/consent';
import { boxOf } from './support/layout';
import { bringEverything, landing } from './support/pages';
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

/** Runs in the browser: the controls of the page that share a place with an element. */
function controlsUnder(element: Element): string[] {
  const words = element.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    left < words.right && words.left < right && top < words.bottom && words.top < bottom;
  const controls = document.querySelectorAll(':is(main, footer) :is(a, button, summary, iframe)');
  return [...controls]
    .filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && [...control.getClientRects()].some(isUnder),
    )
    .map(({ textContent }) => String(textContent));
}

/** Whether the words of a button are seen; otherwise they are transparent. */
const isSeen = (link: Locator) => link.locator('.label').evaluate((label) => getComputedStyle(label).opacity === '1');

test('in narrow gutters, both are icons, whose words appear with the pointer or the focus, and over no control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, landing);
  await bringEverything(page);
  for (let top = 400; top < (await page.evaluate(() => document.body.scrollHeight)) - 800; top += 240) {
    await scrollTo(page, top);
    for (const link of await floating(page).all()) {
      expect(await isSeen(link)).toBe(false);
      await link.hover();
      const words = link.locator('.label');
      await expect(words).toBeInViewport({ ratio: 1 });
      expect(await isSeen(link)).toBe(true);
      expect(await words.evaluate(controlsUnder), `at ${top}`).toEqual([]);
      // The page scrolls below the pointer.
      await page.mouse.wheel(0, 60);
      await expect.poll(() => words.evaluate(controlsUnder), `at ${top}, scrolled`).toEqual([]);
    }
    await page.mouse.move(700, 10);
  }
});

test('such words stay under the pointer, and close with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, landing);
  await scrollTo(page, 900);
  await expect(floating(page)).toHaveCount(2);
  const [chat, testLive] = [floating(page).first(), floating(page).last()];
  await chat.hover();
  await chat.locator('.label').hover();
  expect(await isSeen(chat)).toBe(true);
  // By keyboard: the script's focus alone shows no ring.
  await chat.focus();
  await page.keyboard.press('Tab');
  expect(await isSeen(testLive)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isSeen(testLive)).toBe(false);
});

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
        expect(await isSeen(link)).toBe(true);
        await expect(link.locator('.label')).toBeInViewport({ ratio: 1 });
      }
      expect(Number(chat?.x) + Number(chat?.width)).toBeLessThan(heading.x);
      expect(Number(testLive?.x)).toBeGreaterThan(width - heading.x);
    }
  });
}
