import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { launchChromium } from '../../../tools/browser';
import { LANGUAGES, type Language } from './format';
import { picturePage, SHAPES, type Shape } from './picture-page';
import { PLATE_SHAPES, PLATES, platePage } from './plates/plate-page';
import { posterSize } from './poster-size';
import { featurePictures, posters, tour } from './site';
import type { ScreenId } from './steps';
import { tourPage } from './tour-page';

/** Below the limit at which the content check warns. */
const MAX_BYTES = 380_000;

/** A picture to write: its file without folder and suffix, and the page of which it is a screenshot. */
interface Picture {
  readonly name: string;
  readonly language: Language;
  readonly page: string;
}

/**
 * Writes the pictures of screens in every shape.
 * @throws Error if a picture is too large
 */
export const writePictures = (languages: readonly Language[], ids: readonly ScreenId[]): Promise<void> =>
  write(SHAPES, (shape) =>
    languages.flatMap((language) => ids.map((id) => ({ name: id, language, page: picturePage(id, language, shape) }))),
  );

/**
 * Writes the plates of features in every shape.
 * @throws Error if a picture is too large
 */
export const writePlates = (languages: readonly Language[], ids: readonly ScreenId[]): Promise<void> =>
  write(PLATE_SHAPES, (shape) =>
    languages.flatMap((language) =>
      ids.flatMap((id) =>
        PLATES[id].map((_, benefit) => ({
          name: `${id}-${benefit + 1}`,
          language,
          page: platePage(id, benefit, language, shape),
        })),
      ),
    ),
  );

async function write(
  shapes: typeof SHAPES | typeof PLATE_SHAPES,
  picturesOf: (shape: Shape) => readonly Picture[],
): Promise<void> {
  const browser = await launchChromium();
  for (const shape of Object.keys(shapes) as Shape[]) {
    const { width, height, scale, ending } = shapes[shape];
    const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    for (const { name, language, page } of picturesOf(shape)) {
      await tab.setContent(page);
      await tab.evaluate(() => document.fonts.ready);
      const file = join(featurePictures(language), `${name}${ending}.png`);
      const picture = sharp(await tab.screenshot()).png({ palette: true, quality: 90, effort: 10 });
      const { size } = await picture.toFile(file);
      if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes; at most ${MAX_BYTES} are allowed.`);
      console.log(`${language}/${name}${ending}.png ${Math.round(size / 1000)} kB`);
    }
  }
  await browser.close();
}

/**
 * Writes the tour: one page for each language, which holds all that it needs.
 * @param folder where; `static/tour` by default
 */
export async function writeTour(folder = tour): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const html = await tourPage(language);
    writeFileSync(join(folder, `${language}.html`), html);
    console.log(`${language}.html ${Math.round(html.length / 1000)} kB`);
  }
}

/** Writes the posters, which are shown until the demo has loaded: screenshots of the tour in `static/tour`. */
export async function writePosters(languages: readonly Language[]): Promise<void> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: posterSize, reducedMotion: 'reduce' });
  for (const language of languages) {
    await page.goto(pathToFileURL(join(tour, `${language}.html`)).href);
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .png({ palette: true })
      .toFile(join(posters, `${language}.png`));
    console.log(`demo/${language}.png`);
  }
  await browser.close();
}
