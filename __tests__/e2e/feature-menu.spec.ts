import type { Page } from '@playwright/test';
import { durations } from '../../src/theme/tokens';
import { landing } from './support/pages';
import { mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit, visitWithoutClock, whenSettled } from './support/visit';

const { features } = wordsOf(mainLanguage);
const menu = (page: Page) => page.getByRole('banner').locator('details');
const opener = (page: Page) => menu(page).locator('summary');
const entries = (page: Page) => menu(page).getByRole('link');

// How long it takes: __tests__/ui/use-hover-intent.test.ts.
test('by mouse, the menu opens, stays open on the way to an entry, and closes behind the mouse', async ({ page }) => {
  await visitWithoutClock(page, landing);
  await opener(page).hover();
  await page.clock.runFor(durations.menuOpen + 10);
  await expect(menu(page)).toHaveAttribute('open');
  // All features, the list and the demo.
  await expect(entries(page)).toHaveCount(features.length + 2);
  for (const entry of await entries(page).all()) await expect(entry).toBeInViewport({ ratio: 0.9 });
  await entries(page).nth(2).hover();
  await page.clock.runFor(2000);
  await expect(menu(page)).toHaveAttribute('open');
  await page.mouse.move(720, 860);
  await page.clock.runFor(400);
  await expect(menu(page)).not.toHaveAttribute('open');
});

test('by keyboard, it opens with Enter and ↓, arrows move among the entries and round, Escape and Tab close it', async ({
  page,
}) => {
  await visit(page, landing);
  await whenSettled(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(menu(page)).not.toHaveAttribute('open');

  for (const [key, focused] of [
    ['ArrowDown', entries(page).first()],
    ['ArrowDown', entries(page).nth(1)],
    ['ArrowUp', entries(page).first()],
    ['ArrowUp', opener(page)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
  await entries(page).last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(entries(page).first()).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await entries(page).last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).not.toHaveAttribute('open');
});
