import type { Page } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';
import { headerControls } from './support/header-controls';
import { overflowOf } from './support/overflow';
import { landingPath, listPath, triedLanguages } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

const { args = [], ...options } = chromiumOptions();

// What a reader chooses in the browser's settings; usually 16 px.
test.use({ launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=24'] } });

const widths = [768, 1100, 1440, 1700, 2560];

for (const language of triedLanguages) {
  test.describe(`${language}: with letters of 24 px`, () => {
    test('the header is one row, and nothing scrolls sideways', async ({ page }) => {
      for (const path of [landingPath(language), listPath(language)]) {
        await visit(page, path);
        for (const width of [390, ...widths]) {
          await page.setViewportSize({ width, height: 900 });
          const middles = (await headerControls(page)).map(({ top, bottom }) => (top + bottom) / 2);
          const rows = Math.max(...middles) - Math.min(...middles) > 4 ? 2 : 1;
          const { scrolledBy } = await overflowOf(page);
          expect({ path, width, rows, scrolledBy }).toEqual({ path, width, rows: 1, scrolledBy: 0 });
        }
      }
    });

    test('the headline keeps a word of fourteen letters whole', async ({ page }) => {
      await visit(page, landingPath(language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, broken: await brokenWords(page, 'h1', 'Rehabilitación') }).toEqual({ width, broken: 0 });
      }
    });

    test('a phone keeps words whole: of fourteen letters in headings, of nine in the label', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, landingPath(language));
      await layOutEverything(page);
      expect(await brokenWords(page, 'main :is(h1, h2)', 'Rehabilitación')).toBe(0);
      expect(await brokenWords(page, '#scale-label + div > ol > li > div', 'Solicitud')).toBe(0);
      await visit(page, listPath(language));
      expect(await brokenWords(page, 'main :is(h1, h2)', 'Rehabilitación')).toBe(0);
    });
  });
}

/** Replaces what elements say by a word. Returns in how many of them it takes more than one line. */
const brokenWords = (page: Page, selector: string, word: string) =>
  page.locator(selector).evaluateAll((elements, replacement) => {
    if (elements.length === 0) throw new Error('There is no such element.');
    return elements.filter((element) => {
      const text = document.createTextNode(replacement);
      element.replaceChildren(text, ...element.querySelectorAll('[aria-hidden]'));
      const range = document.createRange();
      range.selectNode(text);
      return range.getClientRects().length !== 1;
    }).length;
  }, word);
