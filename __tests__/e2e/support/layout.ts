import { expect, type Locator, type Page } from '@playwright/test';
import { layOutEverything } from './visit';

/** A rectangle in the window, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The position and size of an element in the window, in pixels.
 * @throws Error if it is not visible
 */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return box;
}

export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What is wrong with the layout of a page at the current width, as texts; nothing of it is allowed on any page. */
export interface Faults {
  /** What is wider than the window, which `overflow: clip` on the body would cut off without a scroll bar. */
  outside: string[];
  /** Lines of text that a box cuts off. */
  cut: string[];
  /** Pairs of lines that lie on one another. */
  overlapping: string[];
}

/** Measures a page that is laid out as a whole. */
export async function faultsOf(page: Page): Promise<Faults> {
  await layOutEverything(page);
  return { outside: await page.evaluate(outsideTheWindow), ...(await page.evaluate(brokenLines)) };
}

/** The narrowest phone, a window of 1440 px at 200 %, a tablet, the widest screen, in pixels. */
const widths = [320, 720, 768, 2560];

/** Expects that no window, however narrow or wide, makes the page scroll sideways or cuts something off at its edge. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await layOutEverything(page);
    const outside = await page.evaluate(outsideTheWindow);
    expect({ address: page.url(), width, outside }).toEqual({ address: page.url(), width, outside: [] });
  }
}

/** Runs in the browser. Elements inside scrollable rows do not count. */
function outsideTheWindow(): string[] {
  const width = document.documentElement.clientWidth;
  const scrollsItself = (element: Element): boolean => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    }
    return false;
  };
  const rectsOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const holdsText = element.children.length === 0 && getComputedStyle(element).overflowX === 'visible';
    return [element.getBoundingClientRect(), ...(holdsText ? range.getClientRects() : [])];
  };
  const isOutside = ({ left, right, width: own, height }: DOMRect) =>
    own > 1 && height > 1 && (right > width + 1 || left < -1);
  window.scrollTo({ left: 10_000, top: window.scrollY, behavior: 'instant' });
  const scrolledBy = window.scrollX;
  window.scrollTo({ left: 0, top: window.scrollY, behavior: 'instant' });
  return [
    ...(scrolledBy > 0 ? [`The page scrolls sideways by ${scrolledBy} px.`] : []),
    ...[...document.body.querySelectorAll('*')]
      .filter((element) => rectsOf(element).some(isOutside) && !scrollsItself(element))
      .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 40)}`),
  ];
}

/**
 * Runs in the browser. Text that can be scrolled into view, or that the button after its box shows, is not cut off; elements that are
 * fixed to the window are ignored.
 */
function brokenLines(): Omit<Faults, 'outside'> {
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
  const overlapping = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.element !== line.element && lieOnOneAnother(line, other))
      .map((other) => `${line.text} / ${other.text}`),
  );
  return { cut: lines.filter(isCut).map(({ text }) => text), overlapping };
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
 * Links and buttons that are too small, except links in running text (WCAG 2.2, 2.5.5 and 2.5.8).
 * @param least minimum width and height in pixels
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const isInText = (element: Element) => {
      const siblings = [...(element.parentElement?.childNodes ?? [])];
      return (
        getComputedStyle(element).display === 'inline' && siblings.some((node) => node instanceof Text && node.data.trim())
      );
    };
    return (
      [...document.querySelectorAll('a[href], button, summary, [role="tab"], input')]
        .filter((element) => element.checkVisibility() && !isInText(element) && !element.closest('[inert]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // Layout works with fractions of a pixel.
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.01)
        .map(({ element, box }) => `${element.textContent || element.ariaLabel}: ${box.width} × ${box.height}`)
    );
  }, least);
}

/** What can be clicked in the header: in how many rows, with which words in several lines, which pairs overlap, what is outside its bar. */
export function headerLayout(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const bar = (header.firstElementChild ?? header).getBoundingClientRect();
    const controls = [...header.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, text: element.textContent ?? '', box: element.getBoundingClientRect() }));
    const span = (boxes: DOMRect[]) => {
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) - Math.min(...middles);
    };
    const wordsOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      left < bar.left || right > bar.right || top < bar.top || bottom > bar.bottom;
    return {
      rows: span(controls.map(({ box }) => box)) > 4 ? 2 : 1,
      wrapped: controls.filter(({ element }) => span(wordsOf(element)) > 12).map(({ text }) => text),
      overlapping: controls.flatMap(({ text, box }, index) =>
        controls
          .slice(index + 1)
          .filter((other) => isOver(box, other.box))
          .map((other) => `${text} / ${other.text}`),
      ),
      outside: controls.filter(({ box }) => isOutside(box)).map(({ text }) => text),
    };
  });
}
