import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bar } from './support/consent';
import { bringEverything, landing } from './support/pages';
import { mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ earlierChoice: 'none' });

/** Fewer stops than a landing page has: its menu, and its questions. */
const least = wordsOf(mainLanguage).features.length + wordsOf(mainLanguage).Faq.entries.length;

/** More than the Tab stops of a page. */
const tooMany = 200;

/** Pixels around an element that its focus ring may take. */
const around = 14;

/**
 * Presses Tab through the whole page.
 * @param look called at each stop, with the text of the focused element
 * @returns the number of stops
 */
async function tabThrough(page: Page, look: (stop: string) => Promise<void>): Promise<number> {
  let stops = 0;
  for (let presses = 0; presses < tooMany; presses++) {
    await page.keyboard.press('Tab');
    const { stop, isNew, isFrame } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const isNew = element !== document.body && !element.hasAttribute('data-was-here');
      element.setAttribute('data-was-here', '');
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return { stop: `${element.localName}: ${words}`, isNew, isFrame: element.localName === 'iframe' };
    });
    if (isNew) {
      stops++;
      await look(stop);
    } else if (!isFrame) return stops;
  }
  throw new Error(`Tab does not reach the end of the page within ${tooMany} presses.`);
}

/**
 * Expects that the focused element is in view and not covered: its centre and the middles of its edges, if the window has room for
 * it (WCAG 2.2, 2.4.11 and 2.4.12).
 */
async function expectFocusUncovered(page: Page, stop: string): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const bar = Number.parseFloat(document.documentElement.style.getPropertyValue('--consent-bar')) || 0;
      const fits = box.height < (window.innerHeight - bar) / 2;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const inset = 3;
      const points = [
        [x, y],
        [x, box.top + inset],
        [x, box.bottom - inset],
        [box.left + inset, y],
        [box.right - inset, y],
      ] as const;
      const isFree = ([left, top]: readonly [number, number]) => {
        const hit = document.elementFromPoint(left, top);
        return Boolean(hit && (element.contains(hit) || hit.contains(element)));
      };
      const bad = points.filter((point) => !isFree(point));
      const limit = fits ? 0 : points.length - 1;
      return bad.length > limit ? bad.map((point) => point.map(Math.round).join()) : [];
    });
  await expect.poll(covered, { message: `${stop} is not covered`, intervals: [20, 50] }).toEqual([]);
}

/** Takes a picture of a part of the page: three values for each pixel. */
async function pixelsIn(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  // Playwright's own screenshots would take most of the time of a test that needs this many.
  const session = await page.context().newCDPSession(page);
  const options = { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  await session.detach();
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/** What each value of a channel adds to the luminance, as WCAG defines it, once for the millions of pixels. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** How many pixels of two pictures differ by 3:1. */
function changedPixels(one: Buffer, other: Buffer): number {
  const channel = (picture: Buffer, at: number) => linear[picture[at] ?? 0] ?? 0;
  const luminance = (picture: Buffer, at: number) =>
    0.2126 * channel(picture, at) + 0.7152 * channel(picture, at + 1) + 0.0722 * channel(picture, at + 2);
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const [a, b] = [luminance(one, at), luminance(other, at)];
    if (Math.max(a, b) + 0.05 >= 3 * (Math.min(a, b) + 0.05)) count++;
  }
  return count;
}

/** Expects that the focus changes at least as many pixels as the element’s edges have, by 3:1 (WCAG 2.2, 2.4.7 and 2.4.13). */
async function expectFocusVisible(page: Page, stop: string): Promise<void> {
  const { left, top, right, bottom, scrolled, least } = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    // In a frame, a small element inside has the focus.
    return { left, top, right, bottom, scrolled: scrollY, least: element.localName === 'iframe' ? 300 : width + height };
  });
  const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
  const width = Math.min(right, 1440) + around - x;
  const area = { x, y: y + scrolled, width, height: Math.min(bottom, 900) + around - y };
  const focused = await pixelsIn(page, area);
  await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    element.blur();
    Object.assign(window, { focused: element });
  });
  const plain = await pixelsIn(page, area);
  await page.evaluate(() => (window as unknown as { focused: HTMLElement }).focused.focus({ preventScroll: true }));
  expect(changedPixels(focused, plain), stop).toBeGreaterThan(least);
}

for (const viewport of [
  { width: 1440, height: 900 },
  // 400 % zoom.
  { width: 320, height: 256 },
]) {
  test(`the focused element looks different from others, and nothing covers it, at ${viewport.width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await visit(page, landing);
    await bringEverything(page);
    await expect(bar(page)).toBeVisible();
    const stops = await tabThrough(page, async (stop) => {
      await expectFocusUncovered(page, stop);
      if (viewport.width > 320) await expectFocusVisible(page, stop);
    });
    expect(stops).toBeGreaterThan(least);
  });
}
