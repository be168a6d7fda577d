import { expect, type Page } from '@playwright/test';
import { layOutEverything } from './visit';

/**
 * What is wider than the window: how far the page scrolls sideways, and the elements that reach out of the window, which
 * `overflow: clip` on the body would cut off without a scroll bar. Elements inside scrollable rows do not count.
 */
export async function overflowOf(page: Page): Promise<{ scrolledBy: number; outside: string[] }> {
  await layOutEverything(page);
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsItself = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isOutside = (element: Element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && (right > width + 1 || left < -1) && !scrollsItself(element);
    };
    const hasTextOutside = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const isShown = getComputedStyle(element).overflowX === 'visible' && !scrollsItself(element);
      const rects = element.children.length === 0 && isShown ? [...range.getClientRects()] : [];
      return rects.some((rect) => rect.width > 1 && (rect.right > width + 1 || rect.left < -1));
    };
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => isOutside(element) || hasTextOutside(element),
    );
    window.scrollTo({ left: 10_000, top: window.scrollY, behavior: 'instant' });
    const scrolledBy = window.scrollX;
    window.scrollTo({ left: 0, top: window.scrollY, behavior: 'instant' });
    const name = (element: Element) => `${element.localName}: ${element.textContent?.trim().slice(0, 40)}`;
    return { scrolledBy, outside: outside.map(name) };
  });
}

/** The narrowest phone, a window of 1440 px at 200 %, a tablet, the widest screen, in pixels. */
const widths = [320, 720, 768, 2560];

/** Expects that no window, however narrow or wide, makes the page scroll sideways or cuts something off at its edge. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const state = { address: page.url(), width };
    expect({ ...state, ...(await overflowOf(page)) }).toEqual({ ...state, scrolledBy: 0, outside: [] });
  }
}
