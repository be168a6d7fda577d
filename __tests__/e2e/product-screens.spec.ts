import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../tools/product-screens/format';
import { picturePage, SHAPES } from '../../tools/product-screens/picture-page';
import { STEPS } from '../../tools/product-screens/steps';
import { tourPage } from '../../tools/product-screens/tour-page';
import { tourScript, tourStyles } from '../../tools/product-screens/tour-styles';
import { boxOf } from './support/box-of';
import { content, featureOf, firstOf, landingPath, languages, mainLanguage } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** The narrowest phone that the art direction names, and the smallest letters that it allows there. */
const phone = { width: 360, height: 780 };
const smallest = 11;

const features = content.FeatureCatalogue.features.map(({ id }) => featureOf(mainLanguage, id));
const upright = firstOf(features.filter(({ image }) => image.portrait !== undefined));
const wideOnly = firstOf(features.filter(({ image }) => image.portrait === undefined));

/** Width divided by height of the file that the browser has chosen for the picture of a feature's page. */
async function shapeShown(page: Page, { path, image }: typeof upright, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 780 });
  await visit(page, path);
  const picture = page.getByRole('img', { name: image.alt });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
  const shown = await boxOf(picture);
  const [natural, laidOut] = [
    await picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight),
    shown.width / shown.height,
  ];
  expect(Math.abs(natural - laidOut)).toBeLessThan(0.03);
  return natural;
}

test('windows below 600 px get the upright picture of the product, wider ones the other', async ({ page }) => {
  expect(await shapeShown(page, upright, 599)).toBeLessThan(1);
  expect(await shapeShown(page, upright, 600)).toBeGreaterThan(1);
});

test('phones get the wide picture where there is no upright one', async ({ page }) => {
  expect(await shapeShown(page, wideOnly, phone.width)).toBeGreaterThan(1);
});

test('no letter of an upright picture is smaller on a phone than 11 px', async ({ page, browser }) => {
  await page.setViewportSize(phone);
  await visit(page, upright.path);
  const shown = await boxOf(page.getByRole('img', { name: upright.image.alt }));
  const { width, height } = SHAPES.portrait;
  const drawing = await browser.newPage({ viewport: { width, height } });
  for (const language of LANGUAGES) {
    for (const { id } of STEPS) {
      await drawing.setContent(picturePage(id, language, 'portrait'));
      const sizes = await drawing.evaluate(lettersAndFaults);
      expect([language, id, sizes.faults]).toEqual([language, id, []]);
      expect((sizes.least * shown.width) / width, `${language} ${id}`).toBeGreaterThanOrEqual(smallest);
    }
  }
});

/** Runs in the browser: the size of the smallest letters, those of drawings too, and the texts that do not fit. */
function lettersAndFaults(): { least: number; faults: string[] } {
  const holders = [...document.querySelectorAll('.portrait *')].filter((element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );
  const sizeOf = (element: Element) => {
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
  };
  const { right, bottom } = document.querySelector('.portrait')?.getBoundingClientRect() ?? new DOMRect();
  const cut = holders.filter((element) => {
    const box = element.getBoundingClientRect();
    const isDrawn = element instanceof SVGElement;
    return !isDrawn && (element.scrollWidth > element.clientWidth + 1 || box.right > right || box.bottom > bottom);
  });
  return { least: Math.min(...holders.map(sizeOf)), faults: cut.map(({ textContent }) => textContent ?? '') };
}

test('the tour fits the frame that a phone gives it: no step scrolls, and its step names more than its screen', async ({
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

/** Serves the tour as the tool writes it, from an address of its own. */
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

/** Runs in the browser: by how much the step is larger than its frame, and the sizes of both titles. */
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
