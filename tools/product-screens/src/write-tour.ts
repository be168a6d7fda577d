import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayWrite } from './fingerprint';
import { LANGUAGES } from './format';
import { tour } from './site';
import { tourPage } from './tour-page';
import { tourScript, tourStyles } from './tour-styles';

/** For a page with its style sheet and script, without the font. */
const MAX_BYTES = 150_000;

/**
 * Writes the tour: a page for each language, and the style sheet and script that all pages share.
 * @param force whether to replace pages without a note, too, which editors have added
 * @throws Error if a page is too large, together with style sheet and script, but without the font
 */
export async function writeTour(force: boolean): Promise<void> {
  const script = tourScript();
  const pages = LANGUAGES.map(tourPage);
  const style = await tourStyles(pages);
  const shared = script.length + style.replace(/base64,[^)]*/, '').length;
  mkdirSync(tour, { recursive: true });
  writeFileSync(join(tour, 'tour.css'), style);
  writeFileSync(join(tour, 'tour.js'), script);
  LANGUAGES.forEach((language, index) => {
    const html = pages[index] ?? '';
    const size = Buffer.byteLength(html) + shared;
    if (size > MAX_BYTES) throw new Error(`The tour in ${language} has ${size} bytes; at most ${MAX_BYTES} are allowed.`);
    const file = join(tour, `${language}.html`);
    if (!mayWrite(file, force)) return;
    writeFileSync(file, html);
    console.log(`${language}.html, with style sheet and script: ${Math.round(size / 1000)} kB`);
  });
}
