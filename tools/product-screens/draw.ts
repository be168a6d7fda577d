import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumOptions } from '../browser';
import { noteOf } from './fingerprint';
import { LANGUAGES } from './format';
import { picturePage, pictureSource, SHAPES, type Shape } from './picture-page';
import { STEPS } from './steps';

const ROOT = join(__dirname, '..', '..');
const MAX_BYTES = 380_000;
const IDS = STEPS.map(({ id }) => id);

const HELP = `Draws the product's screens into data/images/features/{language}/, as {id}.png and, for phones, as {id}-portrait.png.

  npx tsx tools/product-screens/draw.ts [--language fr|en|es] [--screen ${IDS[0]}|…] [--help]

Without options, all eight screens in all three languages. Each picture notes what it was drawn from; a unit test tells when that has changed.`;

function chosen<T extends string>(name: string, value: string | undefined, all: readonly T[]): readonly T[] {
  if (value === undefined) return all;
  const found = all.filter((one) => one === value);
  if (found.length === 0) throw new Error(`--${name} ${value}: expected one of ${all.join(', ')}`);
  return found;
}

/** Draws some screens in one shape. */
async function draw(browser: Browser, shape: Shape, languages: readonly (typeof LANGUAGES)[number][], ids: typeof IDS) {
  const { width, height, scale, ending } = SHAPES[shape];
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  for (const language of languages) {
    const folder = join(ROOT, 'data/images/features', language);
    mkdirSync(folder, { recursive: true });
    for (const id of ids) {
      await tab.setContent(picturePage(id, language, shape));
      await tab.evaluate(() => document.fonts.ready);
      const name = `${id}${ending}.png`;
      const note = noteOf(pictureSource(id, language, shape));
      const { size } = await sharp(await tab.screenshot())
        .png({ palette: true, quality: 90, effort: 10 })
        .withExif({ IFD0: { ImageDescription: note } })
        .toFile(join(folder, name));
      if (size > MAX_BYTES) throw new Error(`${language}/${name} weighs ${size} bytes, more than ${MAX_BYTES}`);
      console.log(`${language}/${name} ${Math.round(size / 1000)} kB`);
    }
  }
  await tab.close();
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
  const ids = [...chosen('screen', values.screen, IDS)];
  const browser = await chromium.launch(chromiumOptions());
  try {
    for (const shape of Object.keys(SHAPES) as Shape[]) await draw(browser, shape, languages, ids);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
