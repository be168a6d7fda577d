import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { layoutMark } from '../../../packages/fast-page/marks';

/**
 * Opens a page and waits until it is hydrated; earlier clicks could be lost.
 * @returns the response to the page’s own request
 */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await whenHydrated(page);
  return response;
}

const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps$'));

/** How many sections are still the HTML of the build; the hero has nothing to wake for. */
export const sleepingSections = async (page: Page): Promise<number> => {
  const sections = await page.locator('main > div > section:not(:has(#hero-title))').elementHandles();
  const taken = await Promise.all(sections.map((section) => section.evaluate(isTaken)));
  return taken.filter((one) => !one).length;
};

/** Waits until React has hydrated the page, including its last part, and the sections that sleep until somebody moves. */
export async function whenHydrated(page: Page): Promise<void> {
  const frame = page.locator('#___gatsby :is(header, footer)');
  const isHydrated = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    const parts = await Promise.all((await frame.elementHandles()).map((part) => part.evaluate(isTaken)));
    return parts.length >= 2 && parts.every(Boolean) && (await sleepingSections(page)) === 0;
  };
  await expect.poll(isHydrated, { intervals: [50], timeout: 15_000 }).toBe(true);
}

/** Waits until React has also run all effects, such as key listeners, and the whole page is laid out. */
export const whenSettled = (page: Page) => expect(page.locator('html')).toHaveAttribute(layoutMark, 'whole');

/** Holds the answers to requests back until the returned function is called: by default, to those for scripts of the page. */
export async function hold(page: Page, pattern = '**/static/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Whether the focus is in a part of the page. */
export const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((part) => document.activeElement?.closest(part) !== null, selector);

/** Changes the text of an answer on its way to the browser. */
export const changeAnswer = (to: Page | BrowserContext, pattern: string, change: (text: string) => string) =>
  to.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** How far the page is scrolled down, in pixels. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page has stopped scrolling and revealing, also after the carousel has loaded; returns how far it is scrolled. */
export async function whenStill(page: Page): Promise<number> {
  const state = () =>
    page.evaluate(() => ({
      top: window.scrollY,
      slides: document.querySelectorAll('[aria-roledescription]').length,
      moving: document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
    }));
  for (let last = await state(), since = Date.now(); ; await page.waitForTimeout(50)) {
    const now = await state();
    if (now.top !== last.top || now.slides !== last.slides || now.moving > 0) since = Date.now();
    else if (Date.now() - since >= (now.slides > 0 ? 200 : 500)) return now.top;
    last = now;
  }
}

/** Scrolls the page at once, without smooth scrolling. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** More than the height of any page. */
export const endOfPage = 1_000_000;

/**
 * Opens a page and stops its clock, so that delays do not depend on the machine: `page.clock.runFor(milliseconds)` advances it.
 */
export async function visitWithoutClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  // On a busy machine, a time that is too close has passed before the clock is set.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Also lays out the lower sections, which the page defers, so that everything can be measured. */
export async function layOutEverything(page: Page): Promise<void> {
  for (const part of await page.locator('main > *').all()) {
    await part.evaluate((element: HTMLElement) => element.style.setProperty('content-visibility', 'visible'));
  }
}

/** Every word of the page in document order, visible or not (closed answers), and every accessible name. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.locator('#gatsby-focus-wrapper').evaluate((element) => {
    const wrapper = element.cloneNode(true) as Element;
    for (const part of wrapper.querySelectorAll('script, style, noscript')) part.remove();
    const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
    const names = [...wrapper.querySelectorAll('*')].flatMap((part) => spoken.map((name) => part.getAttribute(name) ?? ''));
    return [wrapper.textContent ?? '', ...names].join(' ').split(/\s+/).filter(Boolean);
  });
