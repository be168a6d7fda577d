import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { cardPath, cardSize } from '../seo/card-path';
import { type CardElement, cardFontNames } from '../seo/social-card';

/** A card, and the canonical path of its page. */
export interface PageCard {
  path: string;
  card: CardElement;
}

const fontFile = (name: string) => readFileSync(resolve(`src/theme/fonts/archivo-card-${name}.ttf`));

/** Satori converts all letters to outlines; loading the system's fonts would take a third of the time, for nothing. */
const drawing = { font: { loadSystemFonts: false } };

/**
 * Draws the social cards into the published folder. Unchanged cards are taken from the cache.
 * @param cards one per page
 * @param publicFolder the published folder
 * @param cacheFolder the cache of drawn cards
 * @returns how many were drawn, and how many were taken from the cache
 */
export async function drawCards(cards: readonly PageCard[], publicFolder: string, cacheFolder: string) {
  const fonts = [
    { name: cardFontNames.text, data: fontFile('text') },
    { name: cardFontNames.display, data: fontFile('display') },
  ];
  let drawn = 0;
  mkdirSync(cacheFolder, { recursive: true });
  for (const { path, card } of cards) {
    const kept = join(cacheFolder, `${createHash('sha256').update(JSON.stringify(card)).digest('hex')}.png`);
    if (!existsSync(kept)) {
      // Satori takes React's elements; ours have their shape.
      const svg = await satori(card as unknown as Parameters<typeof satori>[0], { ...cardSize, fonts });
      writeFileSync(kept, new Resvg(svg, drawing).render().asPng());
      drawn++;
    }
    const file = join(publicFolder, cardPath(path));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(kept, file);
  }
  return { drawn, kept: cards.length - drawn };
}
