import type { Locator, Page } from '@playwright/test';
import { layOutEverything } from './visit';

/**
 * The position and size of an element in the window, in pixels.
 * @throws Error if it is not visible
 */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return box;
}

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

/** The rows of the header, its controls that lie on another one or are outside its bar, and those whose words take several lines. */
export const headerLayout = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const bar = (header.firstElementChild ?? header).getBoundingClientRect();
    const controls = [...header.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, text: element.textContent, box: element.getBoundingClientRect() }));
    const span = (boxes: DOMRect[]) => {
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) - Math.min(...middles);
    };
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      left < bar.left || right > bar.right || top < bar.top || bottom > bar.bottom;
    const isOver = (a: DOMRect, b: DOMRect) =>
      a !== b && a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    return {
      rows: span(controls.map(({ box }) => box)) > 4 ? 2 : 1,
      misplaced: controls
        .filter(({ box }) => isOutside(box) || controls.some((other) => isOver(box, other.box)))
        .map(({ text }) => text),
      wrapped: controls.filter(({ element }) => span(linesOf(element)) > 12).map(({ text }) => text),
    };
  });
