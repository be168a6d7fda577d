import type { Browser, Locator } from '@playwright/test';
import { LANGUAGES } from '../../tools/product-screens/src/format';
import { picturePage, SHAPES, type Shape } from '../../tools/product-screens/src/picture-page';
import { posterSize } from '../../tools/product-screens/src/poster-size';
import { STEPS } from '../../tools/product-screens/src/steps';
import { everyPage } from '../support/copies';
import { lettersAndFaults, openTour, smallest, widths } from './support/product-drawings';
import { content, featureOf, firstOf, landingPath, mainLanguage } from './support/site';
import { expect, test } from './support/test';

// In one process, because they share the drawings.
// The tool that draws them rarely changes: at night.
test.skip(!everyPage);

test.describe.configure({ mode: 'default' });

const features = content.FeatureCatalogue.features.map(({ id }) => featureOf(mainLanguage, id));
const upright = firstOf(features.filter(({ image }) => image.portrait !== undefined));
const posterAlt = content.languages[mainLanguage]?.DemoTexts.poster.alt ?? '';

/**
 * The picture that the browser has chosen: its shape, and its full display width, including edges that are cut off.
 */
async function shown(picture: Locator): Promise<{ shape: Shape; width: number }> {
  const read = () =>
    picture.evaluate((img: HTMLImageElement) => {
      img.loading = 'eager';
      const { complete, currentSrc, naturalWidth, naturalHeight } = img;
      const sources = [...(img.parentElement?.querySelectorAll('source') ?? [])];
      const wanted = sources.find(({ media }) => window.matchMedia(media).matches) ?? img;
      // Another width may need another file: at first the picture is still the one before, and then it has no size.
      const isWanted = currentSrc !== '' && wanted.srcset.includes(new URL(currentSrc).pathname);
      if (!complete || !isWanted || naturalWidth === 0) return undefined;
      const ratio = naturalWidth / naturalHeight;
      const shape: Shape = ratio < 1 ? 'portrait' : 'landscape';
      return { shape, width: Math.max(img.clientWidth, img.clientHeight * ratio) };
    });
  let found: Awaited<ReturnType<typeof read>>;
  await expect.poll(async () => (found = await read()), { intervals: [20] }).toBeDefined();
  if (!found) throw new Error('The picture has no size.');
  return found;
}

test('the drawing of a picture fits its frame', async ({ browser }) => {
  for (const shape of shapes) expect((await drawingsOf(browser, shape)).faults).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('no letter of a picture is shown smaller than 11 px, at any width', async ({ page, browser }) => {
      const portrait = (await drawingsOf(browser, 'portrait')).least / SHAPES.portrait.width;
      const landscape = (await drawingsOf(browser, 'landscape')).least / SHAPES.landscape.width;
      const ofFeature = { alt: upright.image.alt, letters: { portrait, landscape } };
      const poster = { alt: posterAlt, letters: { portrait, landscape: await drawnPoster(browser) } };
      const pages = [
        // With scripts, the demo replaces its poster.
        { path: landingPath(mainLanguage), pictures: javaScriptEnabled ? [ofFeature] : [ofFeature, poster] },
        { path: upright.path, pictures: [ofFeature] },
      ];
      for (const { path, pictures } of pages) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const { alt, letters } of pictures) {
            const picture = await shown(page.getByRole('img', { name: alt }));
            const size = letters[picture.shape] * picture.width;
            expect({ path, alt, width, size: Math.min(size, smallest) }).toEqual({ path, alt, width, size: smallest });
          }
        }
      }
    });
  });
}

const shapes = Object.keys(SHAPES) as Shape[];

interface Drawings {
  least: number;
  faults: string[];
}

const drawings = new Map<Shape, Promise<Drawings>>();

/** The size of the smallest letters in all pictures of a shape, as drawn, and the texts that do not fit. */
function drawingsOf(browser: Browser, shape: Shape): Promise<Drawings> {
  const known = drawings.get(shape) ?? draw(browser, shape);
  drawings.set(shape, known);
  return known;
}

async function draw(browser: Browser, shape: Shape): Promise<Drawings> {
  const { width, height } = SHAPES[shape];
  const drawing = await browser.newPage({ viewport: { width, height }, javaScriptEnabled: true });
  const found: Drawings[] = [];
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
