import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumOptions } from '../browser';
import { createFormat, LANGUAGES, type Language } from './format';
import { frame, SCREEN_IDS, type ScreenId } from './frame';
import { pictureState, SCREENS } from './screens';
import { WORDS } from './words';

const ROOT = join(__dirname, '..', '..');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const SIZE = { width: 880, height: 550 };
const MAX_BYTES = 380_000;

const HELP = `Draws the product's screens into data/images/features/{language}/{id}.png.

  npx tsx tools/product-screens/draw.ts [--language fr|en|es] [--screen ${SCREEN_IDS[0]}|…] [--help]

Without options, all eight screens in all three languages. Each is ${SIZE.width * 2} by ${SIZE.height * 2} pixels.`;

function page(id: ScreenId, language: Language): string {
  const font = readFileSync(FONT).toString('base64');
  const style = readFileSync(join(__dirname, 'style.css'), 'utf8');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:100 900;font-stretch:62% 125%}
body{margin:0;font-family:Archivo,sans-serif;-webkit-font-smoothing:antialiased}
${style}</style><div class="stage-box">${frame(id, SCREENS[id](WORDS[language], createFormat(language)), pictureState(id))}</div></html>`;
}

function chosen<T extends string>(name: string, value: string | undefined, all: readonly T[]): readonly T[] {
  if (value === undefined) return all;
  const found = all.filter((one) => one === value);
  if (found.length === 0) throw new Error(`--${name} ${value}: expected one of ${all.join(', ')}`);
  return found;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { language: { type: 'string' }, screen: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const languages = chosen('language', values.language, LANGUAGES);
  const ids = chosen('screen', values.screen, SCREEN_IDS);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const tab = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 });
    for (const language of languages) {
      const folder = join(ROOT, 'data/images/features', language);
      mkdirSync(folder, { recursive: true });
      for (const id of ids) {
        await tab.setContent(page(id, language));
        await tab.evaluate(() => document.fonts.ready);
        const file = join(folder, `${id}.png`);
        const { size } = await sharp(await tab.screenshot())
          .png({ palette: true, quality: 90, effort: 10 })
          .toFile(file);
        if (size > MAX_BYTES) throw new Error(`${file} weighs ${size} bytes, more than ${MAX_BYTES}`);
        console.log(`${language}/${id}.png ${Math.round(size / 1000)} kB`);
      }
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
