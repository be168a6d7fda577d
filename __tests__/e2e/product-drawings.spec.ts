import { LANGUAGES } from '../../tools/product-screens/src/format';
import { picturePage, SHAPES, type Shape } from '../../tools/product-screens/src/picture-page';
import { STEPS } from '../../tools/product-screens/src/steps';
import { everyPage } from '../support/copies';
import { boxOf } from './support/layout';
import { feature } from './support/pages';
import { expect, test } from './support/test';

// The tool that draws them rarely changes: at night.
test.skip(!everyPage);

/** The narrowest phone and the smallest letters of the art direction. */
const narrowPhone = { width: 360, height: 780 };
const smallest = 11;

/** Runs in the browser: the size of the smallest letters, including those in drawings, and the texts that do not fit. */
function lettersAndFaults(): { least: number; faults: string[] } {
  const holders = [...document.querySelectorAll(':is(.portrait, .screen, .step, .controls, .side) *')].filter(
    (element) =>
      element.checkVisibility() &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      getComputedStyle(element).fontSize !== '0px' &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
  );
  const sizeOf = (element: Element) => {
    const { a, b } = (element instanceof SVGGraphicsElement && element.getScreenCTM()) || new DOMMatrix();
    return Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
  };
  const { right, bottom } = document.querySelector('.portrait, .screen')?.getBoundingClientRect() ?? new DOMRect();
  const cut = holders.filter((element) => {
    const box = element.getBoundingClientRect();
    const isWider = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    return !(element instanceof SVGElement) && (isWider || box.right > right || box.bottom > bottom);
  });
  return { least: Math.min(...holders.map(sizeOf)), faults: cut.map(({ textContent }) => textContent ?? '') };
}

test('every text of a picture fits, and no letter of one is smaller than 11 px on the narrowest phone', async ({ page }) => {
  const drawn: Record<string, number[]> = { portrait: [], landscape: [] };
  for (const shape of Object.keys(SHAPES) as Shape[]) {
    await page.setViewportSize({ width: SHAPES[shape].width, height: SHAPES[shape].height });
    for (const language of LANGUAGES) {
      for (const { id } of STEPS) {
        await page.setContent(picturePage(id, language, shape));
        await page.evaluate(() => document.fonts.ready);
        const { least, faults } = await page.evaluate(lettersAndFaults);
        expect({ shape, language, id, faults }).toEqual({ shape, language, id, faults: [] });
        drawn[shape]?.push(least / SHAPES[shape].width);
      }
    }
  }
  await page.setViewportSize(narrowPhone);
  await page.goto(feature.path);
  // Phones show the upright picture.
  const { width } = await boxOf(page.getByRole('img', { name: feature.image.alt }));
  expect(width * Math.min(...(drawn.portrait ?? []))).toBeGreaterThanOrEqual(smallest);
});
