import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DRIVE } from './facts';
import { createFormat, LANGUAGES, type Language } from './format';
import { each, frame, MARK, type ScreenId } from './frame';
import { SCREENS } from './screens';
import { fill, WORDS } from './words';

/** The package brings no types; this is the part of it in use. */
type SubsetFont = (
  font: Buffer,
  letters: string,
  options: {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  },
) => Promise<Buffer>;
const subsetFont = createRequire(__filename)('subset-font') as SubsetFont;

const ROOT = join(__dirname, '..', '..');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const OUT = join(ROOT, 'static/tour');
const MAX_BYTES = 150_000;

/** The screens in the order in which a case meets them. */
const ORDER = [
  'calendrier',
  'multiagents',
  'formulaires',
  'diagnostic',
  'signature',
  'recommendations',
  'permissions',
  'documents',
] as const satisfies readonly ScreenId[];

const HELP = `Builds the product tour, static/tour/{fr,en,es}.html with tour.css and tour.js, out of the product's screens.

  npx tsx tools/product-screens/build-tour.ts [--help]`;

/** One language's page. Without script it shows every step, done, one under the other. */
function page(language: Language): string {
  const words = WORDS[language];
  const format = createFormat(language);
  const { tour } = words;
  const saved = `${format.number(DRIVE.before - DRIVE.after)}\u00a0km`;
  const link = (id: (typeof ORDER)[number], index: number) =>
    `<li><a href="#${id}"><span class="bar"><b>${index + 1}</b><span>${tour.captions[id].label}</span></span></a></li>`;
  const step = (id: (typeof ORDER)[number], index: number) => {
    const { title, text } = tour.captions[id];
    const count = fill(tour.stepOf, { n: index + 1, total: ORDER.length });
    return `<section class="step" id="${id}" aria-labelledby="${id}-title">
<div class="caption"><p class="count">${count}</p><h2 id="${id}-title">${title}</h2><p>${fill(text, { saved })}</p></div>
<div class="stage-box">${frame(id, SCREENS[id](words, format), 'after')}</div>
</section>
`;
  };
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Brasa · ${tour.title}</title>
<link rel="stylesheet" href="tour.css">
<script src="tour.js" defer></script>
</head>
<body>
<header class="side"><div class="side-inner">
<div class="brand">${MARK}<h1>${tour.title}</h1></div>
<p class="intro">${tour.intro}</p>
<nav aria-label="${tour.steps}"><ol class="steps">${each(ORDER, link)}</ol></nav>
</div></header>
<main class="walk">
${each(ORDER, step)}</main>
<div class="controls"><span><button class="back" type="button" data-back>${tour.previous}</button></span><span><button type="button" data-next="${tour.next}" data-restart="${tour.restart}">${tour.next}</button></span></div>
<p class="visually-hidden" role="status"></p>
</body>
</html>
`;
}

/**
 * The style sheet with the font inside. A frame sandboxed without its origin may load styles and scripts, but a font
 * file only if the host sends a CORS header, which a static host does not do by itself.
 */
async function styles(pages: readonly string[]): Promise<string> {
  const letters = [...new Set(pages.join(''))].join('');
  const font = await subsetFont(readFileSync(FONT), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800, default: 400 }, wdth: { min: 100, max: 120, default: 100 } },
  });
  const source = `url(data:font/woff2;base64,${font.toString('base64')}) format("woff2"), url(../fonts/archivo.woff2) format("woff2")`;
  const face = `@font-face{font-family:Archivo;src:${source};font-weight:400 800;font-stretch:100% 120%;font-display:swap}`;
  const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
  return `${face}\n${read('style.css')}\n${read('tour/shell.css')}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const script = readFileSync(join(__dirname, 'tour/tour.js'), 'utf8');
  const pages = LANGUAGES.map(page);
  const style = await styles(pages);
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
