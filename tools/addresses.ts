import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, compareAddresses, planAddresses, publishAddresses } from '../packages/addresses';
import { printable } from '../packages/content/browser';
import { recordFiles } from '../packages/content/define';
import { publishedAddresses } from '../packages/content/model';
import { anchorsOf, routingInput, schemaReference } from '../src/content/model';
import { checkData } from '../src/data/checks/check-data';
import { describeErrors } from '../src/data/load-content';
import { dataFolder } from '../src/data/read-data';
import { type Given, runMain } from './run-main';

const usage = `npm run addresses [-- --publish]

Lists every address of the site, and the changes since the last release.

  --publish   adds the new ones to data/published-addresses.json, which ensures that they never return 404:
              run it with each release, and commit the file`;

const config = { options: { publish: { type: 'boolean' } } } as const;

function main({ values }: Given<typeof config>): void {
  const { content, problems, documents } = checkData();
  if (!content) throw new Error(describeErrors(problems));
  const plan = planAddresses(routingInput(content));
  const published = publishedAddresses(documents);
  const { added, moved } = compareAddresses(published, plan);
  if (values.publish) {
    const { path } = recordFiles.PublishedAddresses;
    const record = { $schema: schemaReference(path), addresses: publishAddresses(published, plan) };
    writeFileSync(join(dataFolder, path), `${JSON.stringify(record, null, 2)}\n`);
    console.log(`${added.length} addresses added to data/${path}.`);
    return;
  }
  for (const [path, page] of Object.entries(addressesOf(plan))) console.log(printable(`${path}  ${page}`));
  for (const { path } of plan.pages.filter(({ kind }) => kind === 'landing')) {
    for (const anchor of anchorsOf(content.SiteSettings.sections)) console.log(`${path}#${anchor}  section`);
  }
  for (const path of added) console.log(printable(`new: ${path}`));
  for (const { from, to } of moved) console.log(printable(`moved: ${from} → ${to}`));
}

void runMain(usage, config, main);
