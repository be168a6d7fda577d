import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontFile } from './font-file';
import { labelStyles } from './steps';

/** The part of the package that is used; it has no types. */
type SubsetFont = (
  font: Buffer,
  letters: string,
  options: {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  },
) => Promise<Buffer>;
const subsetFont = createRequire(__filename)('subset-font') as SubsetFont;

/**
 * The styles of the tour, with the font in them.
 * @param text what contains every character that the font must have
 */
export async function tourStyles(text: string): Promise<string> {
  const font = await subsetFont(readFileSync(fontFile), [...new Set(text)].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800, default: 400 }, wdth: { min: 100, max: 120, default: 100 } },
  });
  const source = `url(data:font/woff2;base64,${font.toString('base64')}) format("woff2")`;
  const face = `@font-face{font-family:Archivo;src:${source};font-weight:400 800;font-stretch:100% 120%;font-display:swap}`;
  return [face, labelStyles(), ...['style.css', 'tour/narrow.css', 'tour/shell.css'].map(read)].join('\n');
}

/** The script of the tour. */
export const tourScript = (): string => read('tour/tour.js');

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
