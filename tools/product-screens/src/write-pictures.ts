import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../../browser';
import { mayWrite, noteOf } from './fingerprint';
import type { Language } from './format';
import { picturePage, pictureSource, SHAPES, type Shape } from './picture-page';
import { piecesOf } from './pieces';
import { saveDrawing } from './save-drawing';
import { applyEdit, featurePictures, featureText } from './site';
import type { ScreenId } from './steps';

/** Below the limit at which the content check warns. */
const MAX_BYTES = 380_000;

/**
 * Writes the pictures of screens in every shape, each with a note about its source, and the pieces for the benefits.
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
      if (shape === 'landscape') await writePieces(tab, language, id);
      console.log(`${language}/${name} ${Math.round(size / 1000)} kB`);
    }
  }
  await tab.close();
}

/** Writes the pieces of a picture, one for each benefit, into the text of its feature. */
async function writePieces(tab: Page, language: Language, id: ScreenId) {
  const file = featureText(language, id);
  const text = readFileSync(file, 'utf8');
  const { benefits }: { benefits: readonly string[] } = JSON.parse(text);
  const value = (await piecesOf(tab, id)).slice(0, benefits.length);
  writeFileSync(file, applyEdit(text, { kind: 'set', key: ['image', 'pieces'], value }));
}
