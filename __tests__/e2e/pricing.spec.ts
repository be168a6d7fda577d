import type { Locator } from '@playwright/test';
import { formatEuros } from '../../src/content/format';
import { boxOf } from './support/layout';
import { landing } from './support/pages';
import { addedFiles, mainLanguage, pack, priceAfter, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit, visitWithoutClock } from './support/visit';

/** Clicks on a button many times, each time after the page has handled the click before. */
function pressOften(button: Locator, times: number): Promise<void> {
  return button.evaluate(async (element: HTMLElement, presses) => {
    for (let press = 0; press < presses; press++) {
      element.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);
}

test('the price follows the counter, never below zero, and its buttons stay under the pointer when it gets longer', async ({
  page,
}) => {
  await visit(page, landing);
  const card = page.locator('#pricing-section article');
  const counter = page.getByRole('group', { name: wordsOf(mainLanguage).pricingSection.counter });
  const [less, more] = [counter.getByRole('button').first(), counter.getByRole('button').last()];
  // A long unit leaves little room for the price.
  await card
    .locator('strong')
    .first()
    .evaluate(({ parentElement }) => {
      const [unit, tax] = parentElement?.querySelectorAll('span') ?? [];
      if (!unit || !tax) throw new Error('The price has no unit.');
      unit.textContent = '/month';
      tax.textContent = '+ VAT';
    });
  const clicks = Array.from({ length: 1000 }, (_, count) => count).findIndex((count) => priceAfter(count) >= 1000);
  expect(clicks).toBeGreaterThan(0);
  for (const width of [360, 768, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await counter.scrollIntoViewIfNeeded();
    await expect(less).toBeDisabled();
    const before = { less: await boxOf(less), more: await boxOf(more) };
    await pressOften(more, clicks);
    await expect(counter.locator('output')).toHaveText(addedFiles(clicks * pack.additionalFilesStep, mainLanguage));
    await expect(card).toContainText(formatEuros(priceAfter(clicks), mainLanguage));
    expect({ width, less: await boxOf(less), more: await boxOf(more) }).toEqual({ width, ...before });
    await pressOften(less, clicks + 1);
    await expect(card).toContainText(formatEuros(priceAfter(0), mainLanguage));
  }
});

test('by mouse, the items of the setup fee stay in the card of the pack', async ({ page }) => {
  await visitWithoutClock(page, landing);
  const opener = page.locator('#pricing-section summary');
  const items = page.locator('[data-hover-card]');
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(5, 5);
    await page.clock.runFor(500);
    await opener.hover();
    await page.clock.runFor(750);
    const pack = await boxOf(page.locator('#pricing-section article'));
    const { x, width: across } = await boxOf(items);
    expect(x, `${width}`).toBeGreaterThan(pack.x);
    expect(x + across, `${width}`).toBeLessThan(pack.x + pack.width);
  }
});

test('the items of the setup fee appear at once on focus, and disappear with Escape or without the focus', async ({
  page,
}) => {
  const opener = page.locator('#pricing-section summary');
  const items = page.locator('[data-hover-card]');
  await visit(page, landing);
  await opener.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(items).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(items).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(items).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(items).toBeHidden();
});
