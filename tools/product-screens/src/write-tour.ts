import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from './format';
import { tour } from './site';
import { tourPage } from './tour-page';
import { tourScript, tourStyles } from './tour-styles';

const MAX_BYTES = 150_000;

/**
 * Writes the tour: one page a language, and the style sheet and script that they share.
 * @throws Error if a page with its style and script is too heavy
 */
export async function writeTour(): Promise<void> {
  const script = tourScript();
  const pages = LANGUAGES.map(tourPage);
  const style = await tourStyles(pages);
  const shared = script.length + style.replace(/base64,[^)]*/, '').length;
  mkdirSync(tour, { recursive: true });
  writeFileSync(join(tour, 'tour.css'), style);
  writeFileSync(join(tour, 'tour.js'), script);
  LANGUAGES.forEach((language, index) => {
    const html = pages[index] ?? '';
    const weight = Buffer.byteLength(html) + shared;
    if (weight > MAX_BYTES) throw new Error(`The ${language} tour weighs ${weight} bytes, more than ${MAX_BYTES}`);
    writeFileSync(join(tour, `${language}.html`), html);
    console.log(`${language}.html, with style and script: ${Math.round(weight / 1000)} kB`);
  });
}
