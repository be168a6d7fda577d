import type { Locator, Page } from '@playwright/test';
import { formatEuros } from '../../src/content/format';
import { boxOf } from './support/box-of';
import { addedFiles, counted, landingPath, mainLanguage, pack, priceAfter, triedLanguages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit, visitWithoutClock } from './support/visit';

test.describe('the price', () => {
  const { price, includedFiles, additionalFilePrice, additionalFilesStep: step } = pack;

  for (const language of triedLanguages) {
    test(`${language}: follows the counter, step by step and never below zero`, async ({ page }) => {
      const words = wordsOf(language).pricingSection;
      await visit(page, `/${language}`);
      const card = page.locator('#pricing-section article');
      const less = card.getByRole('button', { name: counted(words, 'removeFiles', step, language) });
      const more = card.getByRole('button', { name: counted(words, 'addFiles', step, language) });

      const expectCount = async (steps: number) => {
        const added = steps * step;
        const total = (price ?? 0) + added * (additionalFilePrice ?? 0);
        await expect(card.locator('output')).toHaveText(addedFiles(added, language));
        await expect(card).toContainText(`${formatEuros(total, language)}${words.perMonth} ${words.beforeTax}`);
        await expect(card).toContainText(counted(words, 'totalFiles', includedFiles + added, language));
      };

      await expectCount(0);
      await expect(less).toBeDisabled();
      await more.click();
      await expectCount(1);
      await expect(less).toBeEnabled();
      await more.click();
      await more.click();
      await expectCount(3);
      await less.click();
      await expectCount(2);
      await pressOften(more, 130);
      await expectCount(132);
      await pressOften(less, 132);
      await expectCount(0);
      await expect(less).toBeDisabled();
    });
  }
});

test('the buttons of the counter stay under the pointer when the price gets longer', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  const counter = page.getByRole('group', { name: wordsOf(mainLanguage).pricingSection.counter });
  const [less, more] = [counter.getByRole('button').first(), counter.getByRole('button').last()];
  const price = page.locator('#pricing-section strong').first();
  // A long unit leaves little room for the price.
  await price.evaluate(({ parentElement }) => {
    const [unit, tax] = parentElement?.querySelectorAll('span') ?? [];
    if (!unit || !tax) throw new Error('The price has no unit.');
    unit.textContent = '/month';
    tax.textContent = '+ VAT';
  });
  const clicks = Array.from({ length: 1000 }, (_, count) => count).findIndex((count) => priceAfter(count) >= 1000);
  expect(clicks).toBeGreaterThan(0);
  for (const width of [360, 768, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await counter.scrollIntoViewIfNeeded();
    const before = { less: await boxOf(less), more: await boxOf(more) };
    await pressOften(more, clicks);
    expect({ width, less: await boxOf(less), more: await boxOf(more) }).toEqual({ width, ...before });
    await pressOften(less, clicks);
  }
});

/** Clicks on a button many times, each time after the page has handled the click before. */
function pressOften(button: Locator, times: number): Promise<void> {
  return button.evaluate(async (element, presses) => {
    for (let press = 0; press < presses; press++) {
      (element as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);
}

/** Runs in the browser: the texts of the page that are behind an element. */
function coveredTexts(element: Element): string[] {
  const box = element.getBoundingClientRect();
  const isBehind = ({ left, right, top, bottom }: DOMRect) =>
    right - left > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (element.contains(text) || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isBehind)) covered.push(text.textContent ?? '');
  }
  return covered;
}

test.describe('the items of the setup fee', () => {
  const { pricingSection } = wordsOf(mainLanguage);
  const opener = (page: Page) => page.locator('#pricing-section summary');
  const card = (page: Page) => page.locator('#pricing-section').getByText(pricingSection.setupTitle, { exact: true });

  test.describe('by mouse', () => {
    test.beforeEach(async ({ page }) => {
      await visitWithoutClock(page, landingPath(mainLanguage));
      await opener(page).scrollIntoViewIfNeeded();
    });

    test('cover no text, at any width', async ({ page }) => {
      for (const width of [768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.mouse.move(5, 5);
        await page.clock.runFor(500);
        await opener(page).hover();
        await page.clock.runFor(750);
        const pack = await boxOf(page.locator('#pricing-section article'));
        const items = page.locator('[data-hover-card]');
        const { x, width: across } = await boxOf(items);
        expect(x, `${width}`).toBeGreaterThan(pack.x);
        expect(x + across, `${width}`).toBeLessThan(pack.x + pack.width);
        expect({ width, covered: await items.evaluate(coveredTexts) }).toEqual({ width, covered: [] });
      }
    });
  });

  test('appear at once on focus, and disappear with Escape or without the focus', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await page.locator('#pricing-section').getByRole('link', { name: /./ }).first().focus();
    await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeHidden();
  });
});
