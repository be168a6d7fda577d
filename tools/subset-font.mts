import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { lettersOf } from './letters-of.mjs';
import { runMain } from './run-main';

const usage = `npx tsx tools/subset-font.mts

Reduces Archivo to the glyphs and the axes that the site uses, and writes src/theme/fonts/ (the site and its social cards) and
static/fonts/ (the product tour), and lists its letters for the content check. Run it after adding a language with new letters.`;

/** Letters and signs of French, English and Spanish. */
const letters = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...' !"#%&\'()*+,-./:;=?@[]_',
  ...'àâæçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛ',
  ...'áíóúñÁÍÓÚÜÑªº¿¡',
  ...'«»–—‘’“”…·•°€×−→\u00a0\u202f',
].join('');

/**
 * OpenType features that browsers apply by default to our letters, and tabular figures (`tabular-nums`). Dropping fractions and
 * other figures saves 3 kB.
 */
const keepFeatures = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'tnum'];

/** Static instances for the social cards, whose renderer supports neither variable fonts nor WOFF2: name, weight, width. */
const cardFonts = [
  { name: 'text', wght: 600, wdth: 100 },
  { name: 'display', wght: 780, wdth: 112 },
];

/** The files of Archivo that cards are drawn with. They hold all their letters, since nothing falls back to another font there. */
const cardSources = [
  { source: 'latin', suffix: '' },
  { source: 'latin-ext', suffix: '-extended' },
];

/** Everything that a font of Latin letters can hold. */
const everyLetter = String.fromCodePoint(...Array.from({ length: 0x2fe0 }, (_, index) => index + 0x20));

const sourceFile = (name: string) =>
  readFileSync(
    createRequire(import.meta.url).resolve(`@fontsource-variable/archivo/files/archivo-${name}-standard-normal.woff2`),
  );

async function main(): Promise<void> {
  const source = sourceFile('latin');
  const web = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 800, default: 400 }, wdth: { min: 100, max: 120, default: 100 } },
  });
  for (const file of ['src/theme/fonts/archivo.woff2', 'static/fonts/archivo.woff2']) write(file, web);
  await writeCardFonts();
  write('src/theme/fonts/web-letters.json', Buffer.from(`${JSON.stringify(letters)}\n`));
}

async function writeCardFonts(): Promise<void> {
  const drawn = new Set<string>();
  for (const { source, suffix } of cardSources) {
    for (const { name, ...variationAxes } of cardFonts) {
      const font = await subsetFont(sourceFile(source), everyLetter, { targetFormat: 'truetype', variationAxes });
      write(`src/theme/fonts/archivo-card-${name}${suffix}.ttf`, font);
      for (const letter of lettersOf(font)) drawn.add(letter);
    }
  }
  write('src/theme/fonts/card-letters.json', Buffer.from(`${JSON.stringify([...drawn].sort().join(''))}\n`));
}

function write(file: string, font: Buffer): void {
  writeFileSync(file, font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}

void runMain(usage, {}, main);
