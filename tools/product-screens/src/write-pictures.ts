import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchChromium } from '../../browser';
import { mayWrite, noteOf } from './fingerprint';
import type { Language } from './format';
import { picturePage, pictureSource, SHAPES, type Shape } from './picture-page';
import { saveDrawing } from './save-drawing';
import { featurePictures } from './site';
import type { ScreenId } from './steps';

/** Below the limit at which the content check warns. */
const MAX_BYTES = 380_000;

/**
 * Writes the pictures of screens in every shape, each with a note about its source.
 * @param force whether to replace pictures without a note, too, which editors have added
 * @throws Error if a picture is too large
 */
export async function writePictures(
  languages: readonly Language[],
  ids: readonly ScreenId[],
  force: boolean,
): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const shape of Object.keys(SHAPES) as Shape[]) await writeShape(browser, shape, languages, ids, force);
  } finally {
    await browser.close();
  }
}

async function writeShape(
  browser: Browser,
  shape: Shape,
  languages: readonly Language[],
  ids: readonly ScreenId[],
  force: boolean,
) {
  const { width, height, scale, ending } = SHAPES[shape];
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  for (const language of languages) {
    for (const id of ids) {
      const name = `${id}${ending}.png`;
      const file = join(featurePictures(language), name);
      if (!mayWrite(file, force)) continue;
      await tab.setContent(picturePage(id, language, shape));
      await tab.evaluate(() => document.fonts.ready);
      const note = noteOf(pictureSource(id, language, shape));
      const size = await saveDrawing(file, await tab.screenshot(), note, { palette: true, quality: 90, effort: 10 });
      if (size > MAX_BYTES) throw new Error(`${language}/${name} has ${size} bytes; at most ${MAX_BYTES} are allowed.`);
      console.log(`${language}/${name} ${Math.round(size / 1000)} kB`);
    }
  }
  await tab.close();
}
