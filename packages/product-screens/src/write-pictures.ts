import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { launchChromium } from '../../../tools/browser';
import { LANGUAGES, type Language } from './format';
import { picturePage, SHAPES, type Shape } from './picture-page';
import { posterSize } from './poster-size';
import { featurePictures, posters, tour } from './site';
import type { ScreenId } from './steps';
import { tourPage } from './tour-page';

/** Below the limit at which the content check warns. */
const MAX_BYTES = 380_000;

/**
 * Writes the pictures of screens in every shape.
 * @throws Error if a picture is too large
 */
export async function writePictures(languages: readonly Language[], ids: readonly ScreenId[]): Promise<void> {
  const browser = await launchChromium();
  for (const shape of Object.keys(SHAPES) as Shape[]) {
    const { width, height, scale, ending } = SHAPES[shape];
    const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    for (const [language, id] of languages.flatMap((language) => ids.map((id) => [language, id] as const))) {
      await tab.setContent(picturePage(id, language, shape));
      await tab.evaluate(() => document.fonts.ready);
      const file = join(featurePictures(language), `${id}${ending}.png`);
      const picture = sharp(await tab.screenshot()).png({ palette: true, quality: 90, effort: 10 });
      const { size } = await picture.toFile(file);
      if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes; at most ${MAX_BYTES} are allowed.`);
      console.log(`${language}/${id}${ending}.png ${Math.round(size / 1000)} kB`);
    }
  }
  await browser.close();
}

/** Writes the tour: one page for each language, which holds all that it needs. */
export async function writeTour(): Promise<void> {
  for (const language of LANGUAGES) {
    const html = await tourPage(language);
    writeFileSync(join(tour, `${language}.html`), html);
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
