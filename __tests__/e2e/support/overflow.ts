import type { Page } from '@playwright/test';
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
