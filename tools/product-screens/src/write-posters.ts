import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '../../browser';
import { mayWrite, noteIn } from './fingerprint';
import type { Language } from './format';
import { posterSize } from './poster-size';
import { saveDrawing } from './save-drawing';
import { posters, tour } from './site';

/**
 * Writes the posters, which are shown until the demo has loaded: screenshots of the tour in `static/tour`.
 * @param force whether to replace pictures without a note, too, which editors have added
 */
export async function writePosters(languages: readonly Language[], force: boolean): Promise<void> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: posterSize, reducedMotion: 'reduce' });
  for (const language of languages) {
    const file = join(posters, `${language}.png`);
    if (!mayWrite(file, force)) continue;
    await page.goto(pathToFileURL(join(tour, `${language}.html`)).href);
    await page.evaluate(() => document.fonts.ready);
    await saveDrawing(file, await page.screenshot(), noteIn(await page.content()) ?? '');
    console.log(`demo/${language}.png`);
  }
  await browser.close();
}
