import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import testimonials from '../data/testimonials.json';
import { colors, labelBars } from '../src/theme/tokens';
import { launchChromium } from './browser';
import { mayWrite, noteOf } from './product-screens/src/fingerprint';
import { saveDrawing } from './product-screens/src/save-drawing';
import { runMain } from './run-main';

const usage = `npx tsx tools/draw-portraits.ts [--force]

Draws the portraits of the testimonials in data/testimonials.json into data/images: the first letter of the city in a bar of the
energy label. They do not show real people. Pictures that this tool has not drawn are left as they are; --force replaces them, too.`;

/** Shown at 72 by 48 px; drawn four times as large. */
const size = { width: 72, height: 48 };
const scale = 4;

/** The bars whose colours follow each other best when four stand side by side. */
const barOf = (index: number) => labelBars[index * 2] ?? labelBars[0];

/** `testimonials/agency-madrid.png` is signed by the city: M. */
const letterOf = (file: string) => (file.split('-').at(-1)?.charAt(0) ?? '').toUpperCase();

function html(letter: string, index: number): string {
  const { fill, text } = barOf(index);
  const font = readFileSync('src/theme/fonts/archivo.woff2').toString('base64');
  return `<style>
    @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 400 800; font-stretch: 100% 120% }
    body { margin: 0; background: ${colors.paper} }
    div { width: 72px; height: 48px; box-sizing: border-box; padding-left: 18px; font: 800 30px/48px Archivo; font-stretch: 118%;
      background: ${fill}; color: ${text}; clip-path: polygon(0 0, 52px 0, 100% 50%, 52px 100%, 0 100%) }
  </style><div>${letter}</div>`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false }, help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const portraits = testimonials.testimonials
    .map(({ imageSrc }, index) => ({ file: join('data/images', imageSrc), source: html(letterOf(imageSrc), index) }))
    .filter(({ file }) => mayWrite(file, values.force));
  if (portraits.length === 0) return;
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale });
  for (const { file, source } of portraits) {
    await page.setContent(source);
    await page.evaluate(() => document.fonts.ready);
    await saveDrawing(file, await page.screenshot({ omitBackground: true }), noteOf(source));
    console.log(file);
  }
  await browser.close();
}

void runMain(main);
