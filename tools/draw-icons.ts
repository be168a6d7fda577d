import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { colors } from '../src/theme/tokens';
import { runMain } from './run-main';

const usage = `npx tsx tools/draw-icons.ts

Draws the favicon and the app icons into static/: three bars of the energy label.`;

/** The mark on a grid of 32 units. */
const bars = [
  { d: 'M5 5h12l4.500 3.700-4.500 3.700H5z', fill: colors.ember[0] },
  { d: 'M5 12.800h15.500l4.500 3.700-4.500 3.700H5z', fill: colors.ember[2] },
  { d: 'M5 20.600h18.500l4.500 3.700-4.500 3.700H5z', fill: colors.ember[4] },
];

/**
 * The mark as SVG.
 * @param padding share of the icon's size left free on each side; launchers cut maskable icons to circles
 * @param background none for the favicon, which stands on the browser's own
 */
function mark(padding: number, background?: string): string {
  const scale = 1 - 2 * padding;
  const offset = 32 * padding - 0.5;
  const ground = background ? `<rect width="32" height="32" fill="${background}"/>` : '';
  const paths = bars.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="translate(${offset} ${offset}) scale(${scale})">${paths}</g></svg>`;
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** An .ico file that holds one PNG: a header of 6 bytes and a directory entry of 16 (the ICO format). */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const onPaper = (padding: number) => mark(padding, colors.paper);
  const files: Record<string, Buffer> = {
    'favicon.svg': Buffer.from(mark(0)),
    'favicon.ico': ico(await png(mark(0), 32), 32),
    'apple-touch-icon.png': await png(onPaper(0.12), 180),
    'icon-192.png': await png(onPaper(0.12), 192),
    'icon-512.png': await png(onPaper(0.12), 512),
    'icon-maskable-512.png': await png(onPaper(0.22), 512),
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(`static/${name}`, content);
    console.log(`static/${name}: ${content.length} bytes`);
  }
}

void runMain(main);
