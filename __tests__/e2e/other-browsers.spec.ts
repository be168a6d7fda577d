import { landing } from './support/pages';
import { cookies, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { scrollTo, visit } from './support/visit';

const openers = {
  'the cookie dialog': { viewport: { width: 1280, height: 720 }, button: cookies.banner.customise },
  'the menu of a phone': { ...phone, button: wordsOf(mainLanguage).header.openMenu },
};

for (const [what, { viewport, button }] of Object.entries(openers)) {
  test(`with scroll bars that take room, ${what} moves nothing on the page`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--disable-features=OverlayScrollbar'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ viewport, baseURL: String(baseURL), reducedMotion: 'reduce' });
    await visit(page, landing);
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
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await places()).toEqual(before);
    await browser.close();
  });
}
