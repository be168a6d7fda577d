import type { Page } from '@playwright/test';
import { feature, h1, landing } from './support/pages';
import { languageName, mainLanguage, wordsOf } from './support/site';
import { expect, moving, phone, test } from './support/test';
import { focusIsIn, scrollTop, visit } from './support/visit';

test.use({ ...phone, ...moving });

const { header, pricingSection } = wordsOf(mainLanguage);
const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page) => banner(page).getByRole('button', { name: header.openMenu });
const drawer = (page: Page) => page.getByRole('dialog', { name: header.menu });

test('the button shows at once that it was tapped, while the drawer is still loading', async ({ page }) => {
  await visit(page, landing);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', () => undefined);
  const colour = () => button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour();
  await button(page).click();
  await expect.poll(colour).not.toBe(before);
});

test('the focus stays in the drawer and comes back to the button', async ({ page }) => {
  await visit(page, landing);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawer(page).getByRole('button', { name: header.closeMenu }).click(),
    () => page.mouse.click(195, 60),
  ]) {
    await button(page).focus();
    await page.keyboard.press('Enter');
    // At rest.
    await expect.poll(async () => (await drawer(page).boundingBox())?.y).toBeCloseTo(844 * 0.15, 0);
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      expect(await focusIsIn(page, '.MuiDrawer-root')).toBe(true);
    }
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
});

test('a link leads on and closes the drawer', async ({ page }) => {
  await visit(page, landing);
  await button(page).click();
  await drawer(page).getByRole('link', { name: header.pricing, exact: true }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: pricingSection.title })).toBeInViewport();
  await button(page).click();
  await drawer(page).locator('summary').click();
  await drawer(page).getByRole('link', { name: feature.name, exact: true }).click();
  await expect(h1(page)).toHaveText(feature.title);
  await expect(drawer(page)).toBeHidden();
  // The language that the page is in leads nowhere.
  await button(page).click();
  const entries = await page.evaluate(() => history.length);
  await drawer(page)
    .getByRole('link', { name: languageName(mainLanguage) })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(feature.path);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a window that grows wide closes the drawer, frees the page, and hands the focus to the header’s links', async ({
  page,
}) => {
  await visit(page, landing);
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(drawer(page)).toBeHidden();
  await expect(banner(page).getByRole('link', { name: header.home, exact: true })).toBeFocused();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
});
