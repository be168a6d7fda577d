import type { LaunchOptions } from '@playwright/test';
import { cookies, landingPath, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { scrollTo, whenHydrated } from './support/visit';

// Settings of the browser that Playwright sets when it starts one.

/** The settings of the suite's own browser, changed. */
const changed = (options: LaunchOptions, { add = [], drop = [] }: { add?: string[]; drop?: string[] }): LaunchOptions => ({
  ...options,
  args: [...(options.args ?? []), ...add],
  ignoreDefaultArgs: drop,
});

test.describe('with scroll bars that take room', () => {
  for (const [what, viewport] of [
    ['the cookie dialog', { width: 1280, height: 720 }],
    ['the menu of a phone', phone.viewport],
  ] as const) {
    test(`${what} moves nothing on the page`, async ({ playwright, launchOptions, baseURL }) => {
      const options = changed(launchOptions, { add: ['--disable-features=OverlayScrollbar'], drop: ['--hide-scrollbars'] });
      const browser = await playwright.chromium.launch(options);
      const page = await browser.newPage({ viewport, baseURL: String(baseURL), reducedMotion: 'reduce' });
      await page.goto(landingPath(mainLanguage));
      await whenHydrated(page);
      await scrollTo(page, 900);
      await expect(page.getByRole('complementary')).toBeVisible();
      expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10);
      const places = () =>
        page.locator('header > div, main h2, aside > a, .frame, section').evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, top } = element.getBoundingClientRect();
            // Where its content ends: what is fixed grows by as much as its padding.
            return [element.tagName, left, right - Number.parseFloat(getComputedStyle(element).paddingRight), top];
          }),
        );
      const before = await places();
      const opener =
        viewport.width === 1280
          ? page.getByRole('button', { name: cookies.banner.customise })
          : page.getByRole('banner').getByRole('button', { name: wordsOf(mainLanguage).header.openMenu });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await places()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await places()).toEqual(before);
      await browser.close();
    });
  }
});
