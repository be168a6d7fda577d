import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumOptions } from '../../browser';
import { noteIn } from './fingerprint';
import type { Language } from './format';
import { posterSize } from './poster-size';
import { posters, tour } from './site';

/** Writes the posters, which are shown until the demo has loaded: screenshots of the tour in `static/tour`. */
export async function writePosters(languages: readonly Language[]): Promise<void> {
  mkdirSync(posters, { recursive: true });
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: posterSize, reducedMotion: 'reduce' });
  for (const language of languages) {
    await page.goto(pathToFileURL(join(tour, `${language}.html`)).href);
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .png({ palette: true })
      .withExif({ IFD0: { ImageDescription: noteIn(await page.content()) ?? '' } })
      .toFile(join(posters, `${language}.png`));
    console.log(`demo/${language}.png`);
  }
  await browser.close();
}
