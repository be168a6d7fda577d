import type { LaunchOptions } from '@playwright/test';
import { decorationClasses } from '../../src/theme/decoration-classes';
import { cookies, demoOf, landingPath, listPath, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { scrollTo, whenHydrated } from './support/visit';

// Settings of the browser that Playwright sets when it starts one.

/** The window of the other tests. */
const wide = { viewport: { width: 1440, height: 900 } };

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
        page.locator(`header > div, main h2, aside > a, .${decorationClasses.frame}, section`).evaluateAll((elements) =>
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

test('a browser that darkens pages by itself leaves this one as it is', async ({
  page,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(
    changed(launchOptions, { add: ['--enable-features=WebContentsForceDark'] }),
  );
  const dark = await browser.newPage({ ...wide, baseURL: String(baseURL), reducedMotion: 'reduce', colorScheme: 'dark' });
  const plain = '<!doctype html><p>A page that says nothing of its colours';
  await dark.setContent(plain);
  await page.setContent(plain);
  expect((await dark.screenshot()).equals(await page.screenshot())).toBe(false);
  for (const path of [landingPath(mainLanguage), listPath(mainLanguage), '/nowhere', demoOf(mainLanguage).src]) {
    const heading = async (on: typeof page) => {
      await on.goto(path);
      await on.evaluate(() => document.fonts.ready);
      return on.getByRole('heading', { level: 1 }).first().screenshot();
    };
    expect((await heading(dark)).equals(await heading(page)), path).toBe(true);
  }
  await browser.close();
});
