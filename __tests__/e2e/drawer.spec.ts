import type { Page } from '@playwright/test';
import { landingPath, languageName, languages, listPath, mainLanguage, triedLanguages, wordsOf } from './support/site';
import { expect, moving, phone, test } from './support/test';
import { scrollTop, visit } from './support/visit';

const banner = (page: Page) => page.getByRole('banner');

test.describe('the menu of a phone', () => {
  test.use({ ...phone, ...moving });

  const { header, features } = wordsOf(mainLanguage);
  const button = (page: Page) => banner(page).getByRole('button', { name: header.openMenu });
  const drawer = (page: Page) => page.getByRole('dialog', { name: header.menu });

  async function expectTabStaysIn(page: Page, selector: string): Promise<void> {
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)).toBe(true);
    }
  }

  /** Where the drawer stands when it has come to rest. */
  async function restingBox(page: Page) {
    await expect.poll(async () => (await drawer(page).boundingBox())?.y).toBeCloseTo(844 * 0.15, 0);
    return drawer(page).boundingBox();
  }

  for (const language of triedLanguages) {
    test(`${language}: it holds the links, the features, the languages and both actions`, async ({ page }) => {
      const words = wordsOf(language);
      await visit(page, `/${language}`);
      await banner(page).getByRole('button', { name: words.header.openMenu }).click();
      const inDrawer = page.getByRole('dialog', { name: words.header.menu });
      for (const name of [words.header.home, words.header.pricing, words.header.reviews, words.header.faq]) {
        await expect(inDrawer.getByRole('link', { name, exact: true })).toBeVisible();
      }
      for (const code of languages) await expect(inDrawer.getByRole('link', { name: languageName(code) })).toBeVisible();
      await expect(inDrawer.getByRole('link', { name: words.buttons.testLive })).toBeVisible();
      await expect(inDrawer.getByRole('link', { name: words.buttons.freeTrial })).toBeVisible();
      const submenu = inDrawer.locator('summary');
      const feature = inDrawer.getByRole('link', { name: words.features.at(-1)?.name });
      await expect(feature).toBeHidden();
      await submenu.click();
      for (const { name, path } of words.features) {
        await expect(inDrawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      }
      await expect(inDrawer.getByRole('link', { name: words.header.allFeatures })).toHaveAttribute(
        'href',
        listPath(language),
      );
      await expect(feature).toBeVisible();
      await submenu.click();
      await expect(feature).toBeHidden();
    });
  }

  test('the button shows at once that it was tapped, while the drawer is still loading', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', () => undefined);
    const colour = () => button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await button(page).click();
    await expect.poll(colour).not.toBe(before);
    await expect(drawer(page)).toHaveCount(0);
  });

  test('the focus stays in the drawer and comes back to the button', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: header.closeMenu }).click(),
      () => page.mouse.click(195, 60),
    ];
    for (const close of waysOut) {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await restingBox(page);
      await expectTabStaysIn(page, '.MuiDrawer-root');
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
  });

  test('a link leads on and closes the drawer', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await button(page).click();
    await drawer(page).getByRole('link', { name: header.pricing, exact: true }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(`${landingPath(mainLanguage)}#pricing-section`);
    await expect(page.getByRole('heading', { name: wordsOf(mainLanguage).pricingSection.title })).toBeInViewport();
    await button(page).click();
    await drawer(page).locator('summary').click();
    await drawer(page)
      .getByRole('link', { name: features.at(0)?.name })
      .click();
    await expect(page).toHaveURL(features.at(0)?.path ?? '');
    await expect(drawer(page)).toBeHidden();
  });

  test('the language that the page is in closes the drawer, and adds nothing to the history', async ({ page }) => {
    await visit(page, listPath(mainLanguage));
    await button(page).click();
    const entries = await page.evaluate(() => history.length);
    await drawer(page)
      .getByRole('link', { name: languageName(mainLanguage) })
      .click();
    await expect(drawer(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL(listPath(mainLanguage));
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('a window that grows wide closes the drawer, frees the page, and hands the focus to the header’s links', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 844 });
    await visit(page, landingPath(mainLanguage));
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(drawer(page)).toBeHidden();
    await expect(banner(page).getByRole('link', { name: header.home, exact: true })).toBeFocused();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.setViewportSize({ width: 600, height: 844 });
    await expect(button(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  });
});
