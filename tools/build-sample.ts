import { parseArgs } from 'node:util';
import { runMain } from './run-main';
import { buildCopy } from './site-copy/build-copy';

const usage = `npm run build:sample

Builds the sample site of the tests, __tests__/fixtures/site, into .sites/sample, if anything has changed since its last build. The
reference pictures show this site, so changes in data/ do not affect them.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const seconds = await buildCopy('sample', '__tests__/fixtures/site');
  console.log(seconds > 0 ? `The sample site is built (${seconds.toFixed(1)} s).` : 'The sample site is up to date.');
}

void runMain(main);
