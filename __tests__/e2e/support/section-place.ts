import { expect, type Page } from '@playwright/test';

/** The tolerated distance of a section from its position, in pixels. */
const tolerance = 8;

/** How long the page must not move to count as still, in milliseconds: longer than a carousel takes to load. */
const stillness = 500;

/** Waits until the page stops scrolling, and returns its scroll position. */
export async function whenStill(page: Page): Promise<number> {
  const place = () => page.evaluate(() => window.scrollY);
  for (let last = Number.NaN, since = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const now = await place();
    if (now !== last) since = Date.now();
    else if (Date.now() - since >= stillness) return now;
    last = now;
  }
}

/** How far the top of a section is from its position, the header’s lower edge plus the header’s margin; positive if it is too low. */
async function offsetOf(page: Page, id: string): Promise<number> {
  await whenStill(page);
  return page.evaluate((anchor) => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const section = document.getElementById(anchor)?.getBoundingClientRect();
    return header && section ? Math.round(section.top - header.bottom - header.top) : Number.NaN;
  }, id);
}

/** Expects that the page stops with a section right below the header. */
export async function expectAtSection(page: Page, id: string, way: string): Promise<void> {
  const offset = await offsetOf(page, id);
  expect.soft(Math.abs(offset), `${way}: #${id} rests ${offset} px from its place`).toBeLessThanOrEqual(tolerance);
}

/** Expects that the page stops at a scroll position. */
export async function expectScrolledTo(page: Page, top: number, way: string): Promise<void> {
  const now = await whenStill(page);
  expect.soft(Math.abs(now - top), `${way}: ${now} px instead of ${top}`).toBeLessThanOrEqual(tolerance);
}
