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
 * Writes the tour: a page for each language, and the style sheet and script that all pages share. Writes nothing if one of the
 * pages has to stay: it may need the style sheet and script that are there.
 * @param force whether to replace pages without a note, too, which editors have added
 * @throws Error if a page is too large, together with style sheet and script, but without the font
 */
export async function writeTour(force: boolean): Promise<void> {
  const script = tourScript();
  const pages = LANGUAGES.map((language) => ({ name: `${language}.html`, html: tourPage(language) }));
  const style = await tourStyles(pages.map(({ html }) => html));
  const shared = script.length + style.replace(/base64,[^)]*/, '').length;
  const sizes = pages.map(({ name, html }) => ({ name, size: Buffer.byteLength(html) + shared }));
  for (const { name, size } of sizes) {
    if (size > MAX_BYTES) throw new Error(`The tour in ${name} has ${size} bytes; at most ${MAX_BYTES} are allowed.`);
  }
  if (!pages.every(({ name }) => mayWrite(join(tour, name), force))) {
    console.log('The tour is not written: its pages share one style sheet and one script.');
    return;
  }
  mkdirSync(tour, { recursive: true });
  writeFileSync(join(tour, 'tour.css'), style);
  writeFileSync(join(tour, 'tour.js'), script);
  for (const { name, html } of pages) writeFileSync(join(tour, name), html);
  for (const { name, size } of sizes) console.log(`${name}, with style sheet and script: ${Math.round(size / 1000)} kB`);
}
