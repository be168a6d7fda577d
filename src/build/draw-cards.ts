import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { cardPath, cardSize } from '../seo/card-path';
import { type CardElement, cardFontNames } from '../seo/social-card';

/** A card, and the canonical path of its page. */
export interface PageCard {
  path: string;
  card: CardElement;
}

const fontFile = (name: string) => readFileSync(resolve(`src/theme/fonts/archivo-card-${name}.ttf`));

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Satori converts all letters to outlines; loading the system's fonts would take a third of the time, for nothing. */
const drawing = { font: { loadSystemFonts: false } };

/** How many cards are drawn at a time: some by the other threads while this one lays out the next. */
const atOnce = 2 * availableParallelism();

/**
 * Draws the social cards into the published folder. Unchanged cards are taken from the cache.
 * @param cards one per page
 * @param publicFolder the published folder
 * @param cacheFolder the cache of drawn cards
 */
export async function drawCards(cards: readonly PageCard[], publicFolder: string, cacheFolder: string): Promise<void> {
  const fonts = (['text', 'display'] as const).flatMap((name) => {
    const [latin = '', extended = ''] = cardFontNames[name];
    return [
      { name: latin, data: fontFile(name) },
      { name: extended, data: fontFile(`${name}-extended`) },
    ];
  });
  mkdirSync(cacheFolder, { recursive: true });
  const fontHash = hashOf(...fonts.map(({ data }) => data));
  const draw = async ({ path, card }: PageCard) => {
    const kept = join(cacheFolder, `${hashOf(fontHash, JSON.stringify(card))}.png`);
    if (!existsSync(kept)) {
      // Satori takes React's elements; ours have their shape.
      const svg = await satori(card as unknown as Parameters<typeof satori>[0], { ...cardSize, fonts });
      // Renamed when complete: a build that is interrupted leaves no broken card for the next one.
      writeFileSync(`${kept}.part`, (await renderAsync(svg, drawing)).asPng());
      renameSync(`${kept}.part`, kept);
    }
    const file = join(publicFolder, cardPath(path));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(kept, file);
  };
  for (let start = 0; start < cards.length; start += atOnce) await Promise.all(cards.slice(start, start + atOnce).map(draw));
}
