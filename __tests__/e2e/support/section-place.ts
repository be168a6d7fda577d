import { expect, type Page } from '@playwright/test';
import { scrollTop } from './visit';

/** The tolerated distance of a section from its position, in pixels. */
const tolerance = 8;

/** How long the page must not move to count as still, in milliseconds: before the carousel, longer than it takes to load. */
const stillness = { before: 500, after: 200 };

/** Waits until the page stops scrolling and nothing is being revealed, which moves it a little; returns its scroll position. */
export async function whenStill(page: Page): Promise<number> {
  const state = () =>
    page.evaluate(() => ({
      top: window.scrollY,
      carousel: document.querySelectorAll('[aria-roledescription]').length,
      isRevealing: document.getAnimations().some((animation) => animation instanceof CSSTransition),
    }));
  for (let last = await state(), since = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const now = await state();
    if (now.top !== last.top || now.carousel !== last.carousel || now.isRevealing) since = Date.now();
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

/** How far below the header the heading of a section, or the frame of the demo, may begin, in pixels. */
const below = 80;

/** How far the heading of a section, or the frame of the demo, is from its place below the header; positive if it is too low. */
const offsetOf = (page: Page, id: string) =>
  page.evaluate(
    ([anchor, most]) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const target = document.querySelector(`#${anchor} h2`) ?? document.getElementById(anchor);
      if (!header || !target) return Number.NaN;
      const distance = Math.round(target.getBoundingClientRect().top - header.bottom);
      return Math.max(0, distance - most) + Math.min(0, distance);
    },
    [id, below] as const,
  );

/** Expects that the page stops with the heading of a section, or with the frame of the demo, below the header. */
export async function expectAtSection(page: Page, id: string, way: string): Promise<void> {
  const offset = await distanceAtRest(page, () => offsetOf(page, id));
  expect.soft(Math.abs(offset), `${way}: #${id} rests ${offset} px from its place`).toBeLessThanOrEqual(tolerance);
}

/** Expects that the page stops at a scroll position. */
export async function expectScrolledTo(page: Page, top: number, way: string): Promise<void> {
  const distance = await distanceAtRest(page, async () => (await scrollTop(page)) - top);
  expect.soft(Math.abs(distance), `${way}: ${top + distance} px instead of ${top}`).toBeLessThanOrEqual(tolerance);
}
