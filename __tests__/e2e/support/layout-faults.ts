import type { Page } from '@playwright/test';
import { overflowOf } from './overflow';
import { brokenTexts } from './text-boxes';

/** Texts of at least this length are running text; shorter ones may be narrow by design. */
const runningText = 60;

/** The minimum average of characters per line of running text; on a phone, lines have some 40. */
const leastInLine = 24;

/** Larger texts, in pixels, are headings, which may have short lines. */
const largestRunning = 22;

/** Minimum display width of a picture in pixels, unless its own width is smaller (portraits). */
const leastPicture = 200;

/** Layout problems of a page, independent of its content: a list per kind of problem. */
export async function layoutFaults(page: Page): Promise<Record<string, string[]>> {
  const { scrolledBy, outside } = await overflowOf(page);
  const { cut } = await brokenTexts(page);
  const boxes = await page.evaluate(faultyBoxes, { runningText, leastInLine, largestRunning, leastPicture });
  return { sideways: scrolledBy > 0 ? [`${scrolledBy} px`] : [], outside, cut, ...boxes };
}

type Limits = Record<'runningText' | 'leastInLine' | 'largestRunning' | 'leastPicture', number>;

/** Runs in the browser: texts in columns that are too narrow to read, and pictures that are too small to see. */
function faultyBoxes({ runningText, leastInLine, largestRunning, leastPicture }: Limits) {
  const ownTexts = ({ childNodes }: Element) =>
    [...childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
  const words = (element: Element) =>
    ownTexts(element)
      .map(({ data }) => data.trim())
      .join(' ');
  const isRunning = (element: Element) =>
    words(element).length >= runningText &&
    element.checkVisibility() &&
    Number.parseFloat(getComputedStyle(element).fontSize) <= largestRunning;
  const rectsOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  const linesOf = (element: Element) =>
    new Set(
      ownTexts(element)
        .flatMap(rectsOf)
        .map(({ top }) => Math.round(top)),
    ).size;
  const narrow = [...document.body.querySelectorAll('main *, footer *')]
    .filter((element) => isRunning(element) && words(element).length / linesOf(element) < leastInLine)
    .map((element) => `${Math.round(element.getBoundingClientRect().width)} px: ${words(element).slice(0, 50)}`);
  const unseen = [...document.images]
    .filter((image) => image.checkVisibility())
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      return width < Math.min(leastPicture, Number(image.getAttribute('width'))) || height < 1 || image.naturalWidth === 0;
    })
    .map((image) => `${image.width} × ${image.height}: ${image.alt}`);
  return { narrow, unseen };
}
