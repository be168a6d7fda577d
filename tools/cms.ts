import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cmsCollections } from './cms/cms-collections';

const usage = `npm run cms

Writes src/admin/collections.json, the fields of hosted editing (docs/editing.md), from the schemas in src/content/schemas/. Run it
after changing them.`;

if (process.argv.includes('--help')) console.log(usage);
else {
  const collections = cmsCollections();
  writeFileSync(resolve('src/admin/collections.json'), `${JSON.stringify(collections, null, 2)}\n`);
  console.log(`${collections.length} groups of files written.`);
}
