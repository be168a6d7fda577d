import type { Page } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';
import { faultsOf, headerLayout } from './support/layout';
import { landing, list } from './support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

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
      expect(await headerLayout(page), `${path}, ${width} px`).toMatchObject({ rows: 1, misplaced: [] });
      expect(await faultsOf(page), `${path}, ${width} px`).toMatchObject({ outside: [] });
    }
    for (const width of [320, 768, 1100, 1440, 1700, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await linesOfLongWord(page, width === 320 ? 'main :is(h1, h2)' : 'h1'), `${width} px`).toEqual([1]);
    }
  }
});

/** Replaces what elements say by a long word, and returns the numbers of lines that it takes. */
const linesOfLongWord = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const lines = elements.map((element) => {
      const text = document.createTextNode('Rehabilitación');
      element.replaceChildren(text);
      const range = document.createRange();
      range.selectNode(text);
      return range.getClientRects().length;
    });
    return [...new Set(lines)];
  });
