import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../packages/product-screens/src/format';
import { tourPage } from '../packages/product-screens/src/tour-page';
import { runMain } from './run-main';
import { buildCopy } from './site-copy/build-copy';

const usage = `npx tsx tools/build-sample.ts [--plain]

Builds the sample site of the tests, __tests__/fixtures/site, into .sites/sample, if anything has changed since its last build. The
reference pictures show this site, so changes in data/ do not affect them.

--plain: into .sites/plain, with all of packages/fast-page switched off, as an ordinary site of Gatsby.`;

const options = { plain: { type: 'boolean', default: false } } as const;

async function main({ values }: { values: { plain: boolean } }): Promise<void> {
  const [name, without] = values.plain ? ['plain', 'all'] : ['sample', ''];
  const copies = await tourCopies(['fr', 'es']);
  const seconds = await buildCopy(name, '__tests__/fixtures/site', { copies, without });
  console.log(seconds > 0 ? `The sample site is built (${seconds.toFixed(1)} s).` : 'The sample site is up to date.');
}

/** Where the tour of the sample site is put together. */
const tourFolder = '.sites/sample-tour';

/** Writes the tour as its tool makes it, because editors may have another one in `static/`. Returns the files to copy. */
async function tourCopies(languages: readonly Language[]): Promise<Map<string, string>> {
  mkdirSync(tourFolder, { recursive: true });
  const names = languages.map((language) => `${language}.html`);
  for (const [index, language] of languages.entries())
    writeFileSync(join(tourFolder, names[index] ?? ''), await tourPage(language));
  return new Map(names.map((name) => [`static/tour/${name}`, join(tourFolder, name)]));
}

void runMain(usage, { options }, main);
