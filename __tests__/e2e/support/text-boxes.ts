import type { Page } from '@playwright/test';
import { layOutEverything } from './visit';

/** Text spacing that a page must support (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Applies this text spacing. The page’s policy does not block style sheets that a script constructs.
 * @returns undoes it
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** As long as a compound of several words, or an address. */
export const longWord = 'Ununterbrocheneswortohnetrennung';

/** Adds a long word to the start and the end of every text that an editor writes, except figures and codes. */
export const putLongWords = (page: Page) =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isWritten = ({ data, parentElement }: Text) =>
      /\p{Letter}{3}/u.test(data) && !parentElement?.closest('script, style, noscript, [aria-hidden="true"]');
    for (const text of texts.filter(isWritten)) text.data = `${word} ${text.data} ${word}`;
  }, longWord);

/**
 * Lines of text that a box cuts off, and pairs of lines that overlap. Text that can be scrolled into view, or that the button after its
 * box shows, is not cut off; elements that are fixed to the window are ignored.
 */
export async function brokenTexts(page: Page): Promise<{ cut: string[]; overlapping: string[] }> {
  await layOutEverything(page);
  return page.evaluate(() => {
    const ancestors = (element: Element): Element[] =>
      element.parentElement && element !== document.body ? [element, ...ancestors(element.parentElement)] : [];
    const isLeftOut = (element: Element) => {
      const { position, width, height } = getComputedStyle(element);
      return position === 'fixed' || width === '1px' || height === '1px' || element.matches('[inert], script, style');
    };
    const clips = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      return [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip') || clipPath !== 'none';
    };
    const hasButton = ({ nextElementSibling: next }: Element) =>
      next?.localName === 'button' && next.checkVisibility({ visibilityProperty: true });
    const scrolls = (element: Element) =>
      element.matches('[tabindex="0"]') || getComputedStyle(element).overflow.includes('auto') || hasButton(element);
    /** Lines that are scrolled out of view overlap nothing. */
    const isWithin = (line: DOMRect, scroller: Element | undefined) => {
      const box = scroller?.getBoundingClientRect();
      return !box || (line.top < box.bottom && line.bottom > box.top && line.left < box.right && line.right > box.left);
    };
    const linesOf = (element: Element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      const around = texts.length > 0 && element.checkVisibility() ? ancestors(element) : [];
      if (around.length === 0 || around.some(isLeftOut)) return [];
      const scroller = around.findIndex(scrolls);
      const clipping = around.slice(0, scroller < 0 ? undefined : scroller).filter(clips);
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()].filter((box) => isWithin(box, around[scroller]));
        return boxes.map((box) => ({ box, element, clipping, text: text.textContent ?? '' }));
      });
    };
    type Line = ReturnType<typeof linesOf>[number];
    const isCut = ({ box, clipping }: Line) =>
      clipping.some((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
      });
    const lieOnOneAnother = ({ box: a }: Line, { box: b }: Line) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const lines = [...document.body.querySelectorAll('*')].flatMap(linesOf);
    const pairs = lines.flatMap((line, index) => {
      const others = lines
        .slice(index + 1)
        .filter((other) => other.element !== line.element && lieOnOneAnother(line, other));
      return others.map((other) => `${line.text} / ${other.text}`);
    });
    return { cut: lines.filter(isCut).map(({ text }) => text), overlapping: pairs };
  });
}
