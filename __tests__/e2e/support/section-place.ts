import { expect, type Page } from '@playwright/test';
import { scrollTop } from './visit';

/** The tolerated distance of a section from its position, in pixels. */
const tolerance = 8;

/** How long the page must not move to count as still, in milliseconds: before the carousel, longer than it takes to load. */
const stillness = { before: 500, after: 200 };

/** Waits until the page stops scrolling, and returns its scroll position. */
export async function whenStill(page: Page): Promise<number> {
  const state = () =>
    page.evaluate(() => ({ top: window.scrollY, carousel: document.querySelectorAll('[aria-roledescription]').length }));
  for (let last = await state(), since = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const now = await state();
    if (now.top !== last.top || now.carousel !== last.carousel) since = Date.now();
    else if (Date.now() - since >= (now.carousel > 0 ? stillness.after : stillness.before)) return now.top;
    last = now;
  }
}

/**
 * How far the page stops from a place, in pixels. A scroll may begin late, so this first waits a few seconds until the page is there.
 * @param distance how far the page is from it now
 */
async function distanceAtRest(page: Page, distance: () => Promise<number>): Promise<number> {
  const isThere = async () => Math.abs(await distance()) <= tolerance;
  for (const end = Date.now() + 4_000; Date.now() < end && !(await isThere()); ) await page.waitForTimeout(50);
  await whenStill(page);
  return distance();
}

/** How far the top of a section is from its position, the header’s lower edge plus the header’s margin; positive if it is too low. */
const offsetOf = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const section = document.getElementById(anchor)?.getBoundingClientRect();
    return header && section ? Math.round(section.top - header.bottom - header.top) : Number.NaN;
  }, id);

/** Expects that the page stops with a section right below the header. */
export async function expectAtSection(page: Page, id: string, way: string): Promise<void> {
  const offset = await distanceAtRest(page, () => offsetOf(page, id));
  expect.soft(Math.abs(offset), `${way}: #${id} rests ${offset} px from its place`).toBeLessThanOrEqual(tolerance);
}

/** Expects that the page stops at a scroll position. */
export async function expectScrolledTo(page: Page, top: number, way: string): Promise<void> {
  const distance = await distanceAtRest(page, async () => (await scrollTop(page)) - top);
  expect.soft(Math.abs(distance), `${way}: ${top + distance} px instead of ${top}`).toBeLessThanOrEqual(tolerance);
}
