import type { Browser, Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../tools/product-screens/src/format';
import { picturePage, SHAPES, type Shape } from '../../tools/product-screens/src/picture-page';
import { posterSize } from '../../tools/product-screens/src/poster-size';
import { STEPS } from '../../tools/product-screens/src/steps';
import { tourPage } from '../../tools/product-screens/src/tour-page';
import { tourScript, tourStyles } from '../../tools/product-screens/src/tour-styles';
import { boxOf } from './support/box-of';
import { content, featureOf, firstOf, landingPath, languages, mainLanguage } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** The narrowest phone and the smallest letters of the art direction. */
const phone = { width: 360, height: 780 };
const smallest = 11;

/** From a narrow window to a wide one, on both sides of every breakpoint. */
const widths = [320, 360, 599, 600, 679, 680, 767, 768, 1023, 1024, 1279, 1280, 1440, 1599, 1600, 1920];

const features = content.FeatureCatalogue.features.map(({ id }) => featureOf(mainLanguage, id));
const upright = firstOf(features.filter(({ image }) => image.portrait !== undefined));
const wideOnly = firstOf(features.filter(({ image }) => image.portrait === undefined));
const posterAlt = content.languages[mainLanguage]?.DemoTexts.poster.alt ?? '';

/**
 * The picture that the browser has chosen: its shape, and its full display width, including edges that are cut off.
 */
async function shown(picture: Locator): Promise<{ shape: Shape; width: number }> {
  const isThere = (img: HTMLImageElement) => {
    img.loading = 'eager';
    return img.complete && img.naturalWidth > 0;
  };
  await expect.poll(() => picture.evaluate(isThere)).toBe(true);
  return picture.evaluate((img: HTMLImageElement) => {
    const ratio = img.naturalWidth / img.naturalHeight;
    return { shape: ratio < 1 ? 'portrait' : 'landscape', width: Math.max(img.clientWidth, img.clientHeight * ratio) };
  });
}

test('phones get the wide picture if there is no upright one', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, wideOnly.path);
  expect((await shown(page.getByRole('img', { name: wideOnly.image.alt }))).shape).toBe('landscape');
});

test('the upright picture keeps its shape', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, upright.path);
  const picture = page.getByRole('img', { name: upright.image.alt });
  const { width } = await shown(picture);
  const { height } = SHAPES.portrait;
  expect((await picture.evaluate((img) => img.clientHeight)) / width).toBeCloseTo(height / SHAPES.portrait.width, 1);
});

test('the drawing of a picture fits its frame', async ({ browser }) => {
  for (const shape of shapes) expect((await drawn(browser, shape)).faults).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('no letter of a picture is shown smaller than 11 px, at any width', async ({ page, browser }) => {
      test.setTimeout(120_000);
      const portrait = (await drawn(browser, 'portrait')).least / SHAPES.portrait.width;
      const landscape = (await drawn(browser, 'landscape')).least / SHAPES.landscape.width;
      const places = [
        { path: landingPath(mainLanguage), alt: upright.image.alt, letters: { portrait, landscape } },
        { path: upright.path, alt: upright.image.alt, letters: { portrait, landscape } },
        // With scripts, the demo replaces it.
        { path: landingPath(mainLanguage), alt: posterAlt, letters: { portrait, landscape: await drawnPoster(browser) } },
      ];
      for (const { path, alt, letters } of javaScriptEnabled ? places.slice(0, 2) : places) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const picture = await shown(page.getByRole('img', { name: alt }));
          const size = letters[picture.shape] * picture.width;
          expect({ path, alt, width, size: Math.min(size, smallest) }).toEqual({ path, alt, width, size: smallest });
        }
      }
    });
  });
}

const shapes = Object.keys(SHAPES) as Shape[];

/** The size of the smallest letters in all pictures of a shape, as drawn, and the texts that do not fit. */
async function drawn(browser: Browser, shape: Shape): Promise<{ least: number; faults: string[] }> {
  const { width, height } = SHAPES[shape];
  const drawing = await browser.newPage({ viewport: { width, height }, javaScriptEnabled: true });
  const found: { least: number; faults: string[] }[] = [];
  for (const language of LANGUAGES) {
    for (const { id } of STEPS) {
      await drawing.setContent(picturePage(id, language, shape));
      await drawing.evaluate(() => document.fonts.ready);
      const { least, faults } = await drawing.evaluate(lettersAndFaults);
      found.push({ least, faults: faults.map((text) => `${language} ${id}: ${text}`) });
    }
  }
  await drawing.close();
  return { least: Math.min(...found.map(({ least }) => least)), faults: found.flatMap(({ faults }) => faults) };
}

/** The size of the smallest letters of the demo's poster, by its width. */
async function drawnPoster(browser: Browser): Promise<number> {
  const tour = await browser.newPage({ viewport: posterSize, javaScriptEnabled: true });
  await openTour(tour);
  await tour.goto(`http://tour.test/${LANGUAGES[0]}.html`);
  const { least } = await tour.evaluate(lettersAndFaults);
  await tour.close();
  return least / posterSize.width;
}

/** Runs in the browser: the size of the smallest letters, including those in drawings, and the texts that do not fit. */
function lettersAndFaults(): { least: number; faults: string[] } {
  const holders = [...document.querySelectorAll(':is(.portrait, .screen, .step, .controls, .side) *')].filter(
    (element) =>
      element.checkVisibility() &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      getComputedStyle(element).fontSize !== '0px' &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );
  const sizeOf = (element: Element) => {
    const { a, b } = (element instanceof SVGGraphicsElement && element.getScreenCTM()) || new DOMMatrix();
    return Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
  };
  const { right, bottom } = document.querySelector('.portrait, .screen')?.getBoundingClientRect() ?? new DOMRect();
  const cut = holders.filter((element) => {
    const box = element.getBoundingClientRect();
    const isDrawn = element instanceof SVGElement;
    const isBlock = element.clientWidth > 0;
    const isWider = isBlock && element.scrollWidth > element.clientWidth + 1;
    return !isDrawn && (isWider || box.right > right || box.bottom > bottom);
  });
  return { least: Math.min(...holders.map(sizeOf)), faults: cut.map(({ textContent }) => textContent ?? '') };
}

test('the tour fits its frame on a phone: no step scrolls, and the title of the step is larger than the title of its screen', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  await visit(page, landingPath(firstOf(languages)));
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  const frame = await boxOf(page.locator('#video-section iframe'));
  const tour = await browser.newPage({ viewport: { width: Math.floor(frame.width), height: Math.floor(frame.height) } });
  await openTour(tour);
  for (const language of LANGUAGES) {
    await tour.goto(`http://tour.test/${language}.html`);
    for (const { id, letter } of STEPS) {
      await expect(tour.locator('.reached b')).toHaveText(letter);
      for (const state of ['before', 'after']) {
        const room = await tour.evaluate(roomOf);
        expect([language, id, state, room.tooHigh, room.tooWide]).toEqual([language, id, state, 0, 0]);
        expect(room.title).toBeGreaterThan(room.screenTitle);
        if (state === 'before')
          await tour
            .locator('.step:not([hidden]) [data-act]:visible')
            .first()
            .click({ timeout: 1000 })
            .catch(() => undefined);
      }
      await tour.locator('[data-next]').click();
    }
  }
});

/** Sizes of the demo’s frame in different windows. */
async function frames(page: Page): Promise<{ width: number; height: number }[]> {
  const sizes: { width: number; height: number }[] = [];
  await visit(page, landingPath(mainLanguage));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    const frame = await boxOf(page.locator('#video-section iframe'));
    sizes.push({ width: Math.floor(frame.width), height: Math.floor(frame.height) });
  }
  return sizes;
}

test('no letter of the tour is smaller than 11 px, and no town of its map is cut, at any width', async ({
  page,
  browser,
}) => {
  const tour = await browser.newPage();
  await openTour(tour);
  for (const size of await frames(page)) {
    await tour.setViewportSize(size);
    await tour.goto(`http://tour.test/${LANGUAGES[0]}.html`);
    const cut = await tour.evaluate(cutTowns);
    await tour.addStyleTag({ content: '.step[hidden] { display: grid !important; }' });
    const { least } = await tour.evaluate(lettersAndFaults);
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

/** Serves the tour as the tool writes it, at a separate address. */
async function openTour(page: Page): Promise<void> {
  const styles = await tourStyles(LANGUAGES.map(tourPage));
  await page.route('http://tour.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === 'tour.css') return route.fulfill({ contentType: 'text/css', body: styles });
    if (name === 'tour.js') return route.fulfill({ contentType: 'text/javascript', body: tourScript() });
    const language = LANGUAGES.find((one) => name === `${one}.html`) ?? LANGUAGES[0];
    return route.fulfill({ contentType: 'text/html', body: tourPage(language) });
  });
}

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

test('the button of every step of the tour shows its focus ring', async ({ page }) => {
  await page.goto(`/tour/${mainLanguage}.html`);
  for (const button of await page.locator('.button').all()) {
    await button.evaluate((element) => element.closest<HTMLElement>('.step')?.removeAttribute('hidden'));
    if (!(await button.isVisible())) continue;
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('outline-width', '3px');
    // The arrow would cut it off.
    await expect(button).toHaveCSS('clip-path', 'none');
  }
});
