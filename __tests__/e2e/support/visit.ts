import { expect, type Page, type Response } from '@playwright/test';
import { layoutMark } from '../../../src/theme/tokens';

/**
 * Opens a page of the site and waits until React has taken it over: what is clicked before that is lost.
 * @returns the answer to the page's own request
 */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await whenHydrated(page);
  return response;
}

/** Waits until React has taken over the page that is loaded, to its last part. */
export async function whenHydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    page.evaluate(() => {
      const last = document.querySelector('#___gatsby footer');
      return Boolean(last && Object.keys(last).some((key) => key.startsWith('__reactProps$')));
    });
  await expect.poll(isHydrated, { intervals: [50], timeout: 15_000 }).toBe(true);
}

/** Waits until React has run the effects of all parts, too, such as listeners for keys, and the whole page is laid out. */
export const whenSettled = (page: Page) => expect(page.locator('html')).toHaveAttribute(layoutMark, 'whole');

/** Holds every script of the page back until what it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** How far the page is scrolled down, in pixels. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls the page at once, without the movement that its own links make. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Further down than any page reaches. */
export const endOfPage = 1_000_000;

/**
 * Opens a page and stops its clock, so that delays are as long as the test says, however busy the machine:
 * `page.clock.runFor(milliseconds)` lets time pass.
 */
export async function visitWithoutClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  // Far enough ahead for a busy machine: the time must not have passed when the clock is set.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Lays out what is further down too, which the page leaves until it comes near: to be measured or read as a whole. */
export async function layOutEverything(page: Page): Promise<void> {
  for (const part of await page.locator('main > section').all()) {
    await part.evaluate((element: HTMLElement) => element.style.setProperty('content-visibility', 'visible'));
  }
}
