import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runMain } from './run-main';
import { buildCopy } from './site-copy/build-copy';
import { run } from './steps/run.mjs';

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

/**
 * Writes the tour as its package makes it, because editors may have another one in `static/`; without the package, the sample site has
 * that one.
 * @returns the files to copy
 */
async function tourCopies(languages: readonly string[]): Promise<Map<string, string>> {
  const program = 'packages/product-screens/src/write.ts';
  if (!existsSync(program)) return new Map();
  if ((await run(`tsx ${program} tour --to ${resolve(tourFolder)}`, () => {})) !== 0)
    throw new Error('The tour could not be written.');
  const names = languages.map((language) => `${language}.html`);
  return new Map(names.map((name) => [`static/tour/${name}`, join(tourFolder, name)]));
}

void runMain(usage, { options }, main);
