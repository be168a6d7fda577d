import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../tools/product-screens/src/format';
import { tourPage } from '../../../tools/product-screens/src/tour-page';
import { tourScript, tourStyles } from '../../../tools/product-screens/src/tour-styles';

/** The narrowest phone and the smallest letters of the art direction. */
export const narrowPhone = { width: 360, height: 780 };
export const smallest = 11;

/** From a narrow window to a wide one, on both sides of every breakpoint. */
export const widths = [320, 360, 599, 600, 679, 680, 767, 768, 1023, 1024, 1279, 1280, 1440, 1599, 1600, 1920];

/** Runs in the browser: the size of the smallest letters, including those in drawings, and the texts that do not fit. */
export function lettersAndFaults(): { least: number; faults: string[] } {
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

/** Serves the tour as the tool writes it, at a separate address: `http://tour.test/en.html`. */
export async function openTour(page: Page): Promise<void> {
  const styles = await tourStyles(LANGUAGES.map(tourPage));
  await page.route('http://tour.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === 'tour.css') return route.fulfill({ contentType: 'text/css', body: styles });
    if (name === 'tour.js') return route.fulfill({ contentType: 'text/javascript', body: tourScript() });
    const language = LANGUAGES.find((one) => name === `${one}.html`) ?? LANGUAGES[0];
    return route.fulfill({ contentType: 'text/html', body: tourPage(language) });
  });
}
