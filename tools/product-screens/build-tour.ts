import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from './format';
import { tourPage } from './tour-page';
import { tourScript, tourStyles } from './tour-styles';

const ROOT = join(__dirname, '..', '..');
const OUT = join(ROOT, 'static/tour');
const MAX_BYTES = 150_000;

const HELP = `Builds the product tour, static/tour/{fr,en,es}.html with tour.css and tour.js, out of the product's screens.

  npx tsx tools/product-screens/build-tour.ts [--help]`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const script = tourScript();
  const pages = LANGUAGES.map(tourPage);
  const style = await tourStyles(pages);
  const shared = script.length + style.replace(/base64,[^)]*/, '').length;
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, 'tour.css'), style);
  writeFileSync(join(OUT, 'tour.js'), script);
  LANGUAGES.forEach((language, index) => {
    const html = pages[index] ?? '';
    const weight = Buffer.byteLength(html) + shared;
    if (weight > MAX_BYTES) throw new Error(`The ${language} tour weighs ${weight} bytes, more than ${MAX_BYTES}`);
    writeFileSync(join(OUT, `${language}.html`), html);
    console.log(`${language}.html, with style and script: ${Math.round(weight / 1000)} kB`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
