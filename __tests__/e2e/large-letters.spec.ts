import type { Page } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';
import { faultsOf, headerLayout } from './support/layout';
import { landing, list } from './support/pages';
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

const { args = [], ...options } = chromiumOptions();

// What a reader chooses in the browser's settings; usually 16 px.
test.use({ launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=24'] } });

test('with letters of 24 px the header is one row, nothing scrolls sideways, and headings keep words whole', async ({
  page,
}) => {
  for (const path of [landing, list]) {
    await visit(page, path);
    for (const width of [390, 768, 1100, 1440, 1700, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { rows } = await headerLayout(page);
      const { outside } = await faultsOf(page);
      expect({ path, width, rows, outside }).toEqual({ path, width, rows: 1, outside: [] });
    }
    for (const width of [320, 768, 1100, 1440, 1700, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const headings = width === 320 ? 'main :is(h1, h2)' : 'h1';
      expect({ width, broken: await brokenWords(page, headings, 'Rehabilitación') }).toEqual({ width, broken: 0 });
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, landing);
  await layOutEverything(page);
  expect(await brokenWords(page, '#scale-label + div > ol > li > div', 'Solicitud')).toBe(0);
});

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
