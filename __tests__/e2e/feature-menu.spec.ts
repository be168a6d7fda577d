import type { Page } from '@playwright/test';
import { anchors } from '../../src/routing/anchors';
import { landingPath, listPath, mainLanguage, triedLanguages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit, visitWithoutClock, whenSettled } from './support/visit';

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => banner(page).locator('details');
const opener = (page: Page) => banner(page).locator('summary');

for (const language of triedLanguages) {
  const { buttons, header, features } = wordsOf(language);

  test(`${language}: the feature menu names all features with what they do, the list, and the demo`, async ({ page }) => {
    await visit(page, `/${language}`);
    await opener(page).click();
    const entries = menu(page).getByRole('link');
    await expect(entries).toHaveCount(features.length + 2);
    for (const { name, summary, path } of features) {
      const entry = entries.filter({ hasText: summary });
      await expect(entry).toBeVisible();
      await expect(entry).toContainText(name);
      await expect(entry).toHaveAttribute('href', path);
    }
    const all = entries.filter({ hasText: header.allFeaturesDescription });
    await expect(all).toContainText(header.allFeatures);
    await expect(all).toHaveAttribute('href', listPath(language));
    await expect(entries.filter({ hasText: buttons.testLive })).toHaveAttribute('href', `#${anchors.demo}`);
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 0.9 });
  });
}

test.describe('by mouse, the feature menu', () => {
  test.beforeEach(async ({ page }) => {
    await visitWithoutClock(page, landingPath(mainLanguage));
  });

  test('opens after 200 ms and not for a mouse that only passes, stays open on the way to an entry, and closes behind the mouse', async ({
    page,
  }) => {
    await opener(page).hover();
    await page.clock.runFor(150);
    await page.mouse.move(720, 800);
    await page.clock.runFor(1000);
    await expect(menu(page)).not.toHaveAttribute('open');

    await opener(page).hover();
    await page.clock.runFor(190);
    await expect(menu(page)).not.toHaveAttribute('open');
    await page.clock.runFor(20);
    await expect(menu(page)).toHaveAttribute('open');

    await menu(page).getByRole('link').nth(2).hover();
    await page.clock.runFor(2000);
    await expect(menu(page)).toHaveAttribute('open');
    await page.mouse.move(720, 860);
    await page.clock.runFor(400);
    await expect(menu(page)).not.toHaveAttribute('open');
  });
});

test.describe('by keyboard, the feature menu', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await whenSettled(page);
    await opener(page).focus();
  });

  test('opens and closes with Enter, opens with ↓, whose arrows move among the entries and round', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(menu(page)).not.toHaveAttribute('open');

    const entries = menu(page).getByRole('link');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page)).toHaveAttribute('open');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(opener(page)).toBeFocused();
    await entries.last().focus();
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
  });

  test('closes with Escape and gives the focus back, and closes when Tab leaves it', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(opener(page)).toBeFocused();

    const last = menu(page).getByRole('link').last();
    await page.keyboard.press('Enter');
    await expect(last).toBeVisible();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).not.toHaveAttribute('open');
  });
});
