import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumOptions } from '../browser';
import { noteIn } from './fingerprint';
import { LANGUAGES } from './format';
import { posterSize } from './poster-size';

const usage = `npx tsx tools/product-screens/draw-posters.ts

Draws the pictures that stand for the demo until it is there, from the product tour as built: data/images/demo/{language}.png.`;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  mkdirSync('data/images/demo', { recursive: true });
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: posterSize, reducedMotion: 'reduce' });
  for (const language of LANGUAGES) {
    await page.goto(pathToFileURL(resolve(`static/tour/${language}.html`)).href);
    await page.evaluate(() => document.fonts.ready);
    const file = `data/images/demo/${language}.png`;
    await sharp(await page.screenshot())
      .png({ palette: true })
      .withExif({ IFD0: { ImageDescription: noteIn(await page.content()) ?? '' } })
      .toFile(file);
    console.log(file);
  }
  await browser.close();
}

void main();
