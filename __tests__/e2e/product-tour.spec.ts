import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../tools/product-screens/src/format';
import { STEPS } from '../../tools/product-screens/src/steps';
import { everyPage } from '../support/copies';
import { boxOf } from './support/box-of';
import { lettersAndFaults, narrowPhone, openTour, smallest, widths } from './support/product-drawings';
import { firstOf, landingPath, languages, mainLanguage } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

// The tool that draws them rarely changes: at night.
test.skip(!everyPage);

test('the tour fits its frame on a phone: no step scrolls, and the title of the step is larger than the title of its screen', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(narrowPhone);
  await visit(page, landingPath(firstOf(languages)));
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  const frame = await boxOf(page.locator('#video-section iframe'));
  const viewport = { width: Math.floor(frame.width), height: Math.floor(frame.height) };
  // Playwright clicks no button that is still moving.
  const tour = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await openTour(tour);
  const act = tour.locator('.step:not([hidden]) [data-act]:visible');
  for (const language of LANGUAGES) {
    await tour.goto(`http://tour.test/${language}.html`);
    for (const { id, letter } of STEPS) {
      await expect(tour.locator('.reached b')).toHaveText(letter);
      for (const state of ['before', 'after']) {
        const room = await tour.evaluate(roomOf);
        expect([language, id, state, room.tooHigh, room.tooWide]).toEqual([language, id, state, 0, 0]);
        expect(room.title).toBeGreaterThan(room.screenTitle);
        if (state === 'before' && (await act.count()) > 0) await act.first().click();
      }
      await tour.locator('[data-next]').click();
    }
  }
});

/** Runs in the browser: how much larger the step is than its frame, and the sizes of both titles. */
function roomOf() {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const sizeOf = (selector: string) => {
    const element = document.querySelector(`.step:not([hidden]) ${selector}`);
    return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
  };
  return {
    tooHigh: scrollHeight - clientHeight,
    tooWide: scrollWidth - clientWidth,
    title: sizeOf('h2'),
    screenTitle: sizeOf('.title'),
  };
}

interface Size {
  width: number;
  height: number;
}

/** Sizes of the demo’s frame in different windows, each once. */
async function frames(page: Page): Promise<Size[]> {
  const sizes = new Map<string, Size>();
  await visit(page, landingPath(mainLanguage));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    const frame = await boxOf(page.locator('#video-section iframe'));
    const size = { width: Math.floor(frame.width), height: Math.floor(frame.height) };
    sizes.set(Object.values(size).join(), size);
  }
  return [...sizes.values()];
}

test('no letter of the tour is smaller than 11 px, and no town of its map is cut, at any width', async ({
  page,
  browser,
}) => {
  const tour = await browser.newPage();
  await openTour(tour);
  await tour.goto(`http://tour.test/${LANGUAGES[0]}.html`);
  for (const size of await frames(page)) {
    await tour.setViewportSize(size);
    const cut = await tour.evaluate(cutTowns);
    const style = await tour.addStyleTag({ content: '.step[hidden] { display: grid !important; }' });
    const { least } = await tour.evaluate(lettersAndFaults);
    await style.evaluate((element: Element) => element.remove());
    expect({ ...size, cut, least: Math.min(least, smallest) }).toEqual({ ...size, cut: [], least: smallest });
  }
});

/** Runs in the browser: the towns less than four pixels from the edge of the map, or behind the panel at its bottom. */
function cutTowns(): string[] {
  const boxOf = (selector: string) => document.querySelector(`.step:not([hidden]) ${selector}`)?.getBoundingClientRect();
  const [map, panel] = [boxOf('.map') ?? new DOMRect(), boxOf('.drive') ?? new DOMRect()];
  const towns = [...document.querySelectorAll('.step:not([hidden]) .map :is(.pin, .town)')].filter((town) =>
    town.checkVisibility(),
  );
  if (towns.length === 0) return ['There is no town.'];
  const isCut = ({ left, right, top, bottom }: DOMRect) =>
    left < map.left + 4 || right > map.right - 4 || top < map.top + 4 || bottom > panel.top - 4;
  return towns.filter((town) => isCut(town.getBoundingClientRect())).map(({ textContent }) => textContent ?? '');
}
