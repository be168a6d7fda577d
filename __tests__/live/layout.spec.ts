import type { Page } from '@playwright/test';
import { overflowOf } from '../e2e/support/overflow';
import { languages, listPath, wordsOf } from '../e2e/support/site';
import { expect, still, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';

test.use(still);

/** The narrowest phone, a window of 1440 px at 200 %, a tablet, the widest screen. */
const widths = [320, 720, 768, 2560];

for (const language of languages) {
  const { features } = wordsOf(language);
  const paths = [`/${language}`, listPath(language), `/${language}/nowhere`, ...features.map(({ path }) => path)];

  test(`${language}: no page is wider than its window, from 320 to 2560 pixels`, async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of paths) {
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect({ path, width, ...(await overflowOf(page)) }).toEqual({ path, width, scrolledBy: 0, outside: [] });
      }
    }
  });

  test(`${language}: the header is one row, and nothing in it touches`, async ({ page }) => {
    await visit(page, `/${language}`);
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const controls = await headerControls(page);
      expect(controls.length).toBeGreaterThanOrEqual(10);
      expect({ width, wrapped: controls.filter(({ lines }) => lines > 1) }).toEqual({ width, wrapped: [] });
      expect({ width, touching: touching(controls) }).toEqual({ width, touching: [] });
      expect({ width, outside: controls.filter(({ inside }) => !inside) }).toEqual({ width, outside: [] });
    }
  });
}

interface Control {
  text: string;
  left: number;
  right: number;
  middle: number;
  /** The number of lines of its text. */
  lines: number;
  /** Whether it is inside the bar. */
  inside: boolean;
}

/** The positions of everything in the header that can be clicked. */
function headerControls(page: Page): Promise<Control[]> {
  return page.getByRole('banner').evaluate((header) => {
    const bar = (header.firstElementChild ?? header).getBoundingClientRect();
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const centres = words.map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...centres) - Math.min(...centres) > 12 ? 2 : 1;
    };
    return [...header.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = left >= bar.left && right <= bar.right && top >= bar.top && bottom <= bar.bottom;
        return {
          text: element.textContent ?? '',
          left,
          right,
          middle: (top + bottom) / 2,
          lines: linesOf(element),
          inside,
        };
      });
  });
}

/** Pairs of neighbours that overlap, or are not in one row. */
function touching(controls: readonly Control[]): string[] {
  const inOrder = controls.toSorted((a, b) => a.left - b.left);
  return inOrder.flatMap((control, index) => {
    const next = inOrder[index + 1];
    if (!next) return [];
    const apart = next.left >= control.right - 0.5 && Math.abs(next.middle - control.middle) < 4;
    return apart ? [] : [`${control.text} / ${next.text}`];
  });
}
