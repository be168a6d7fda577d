import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const usage = `npx tsx tools/subset-font.ts

Cuts Archivo to the glyphs and the axes that the site uses, and writes src/theme/fonts/archivo.woff2 and
static/fonts/archivo.woff2 (for the product tour). Run it after adding a language with letters of its own.`;

/** Letters and signs of French, English and Spanish. */
const letters = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...' !"#%&\'()*+,-./:;=?@[]_',
  ...'àâæçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛ',
  ...'áíóúñÁÍÓÚÜÑªº¿¡',
  ...'«»–—‘’“”…·•°€×−→\u00a0\u202f',
].join('');

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  );
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800, default: 400 }, wdth: { min: 100, max: 120, default: 100 } },
  });
  for (const file of ['src/theme/fonts/archivo.woff2', 'static/fonts/archivo.woff2']) {
    writeFileSync(file, font);
    console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
  }
}

void main();
