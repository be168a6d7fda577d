import { hostingSettings } from '../src/build/hosting-settings';
import { loadContent } from '../src/build/load-content';
import { routingInput } from '../src/build/load-registry';
import { routesOf } from '../src/build/routes-of';
import { createSiteModel } from '../src/hosting/create-site-model';
import { writeFiles } from '../src/hosting/write-files';
import { hostNamed } from '../src/hosting/write-hosts';
import { createRegistry } from '../src/routing/registry';
import { optionOf } from './option-of';

const usage = `npm run redirects -- --host NAME [--out FOLDER]

Writes the redirects and headers of one host from the data alone, without a build: the same files as the build's. For a pipeline
that deploys them apart. They go to hosting/NAME, or to the folder that --out names.`;

function main(): void {
  const name = optionOf('--host');
  if (process.argv.includes('--help') || !name) {
    console.log(usage);
    return;
  }
  const host = hostNamed(name);
  const content = loadContent();
  const model = createSiteModel(routesOf(createRegistry(routingInput(content))), hostingSettings(content));
  const { files, published, shortfalls, errors } = host.write(model);
  for (const { rule, instead } of shortfalls) console.warn(`${name} cannot express: ${rule}. Instead: ${instead}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const folder = optionOf('--out') ?? `hosting/${name}`;
  writeFiles(folder, [...files, ...published]);
  for (const { path } of [...files, ...published]) console.log(`${folder}/${path}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
