import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cmsCollections } from './cms/cms-collections';
import { runMain } from './run-main';

const usage = `npm run cms

Writes src/admin/collections.json, the fields of hosted editing (docs/editing.md), from the schemas in src/content/schemas/. Run it
after changing them.`;

function main(): void {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  const collections = cmsCollections();
  writeFileSync(resolve('src/admin/collections.json'), `${JSON.stringify(collections, null, 2)}\n`);
  console.log(`${collections.length} groups of files written.`);
}

void runMain(main);
