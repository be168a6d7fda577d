import { hostNamed, writeFiles } from '../packages/hosts';
import { siteModelOf } from '../src/data/hosting-settings';
import { loadContent } from '../src/data/load-content';
import { type Given, runMain } from './run-main';

const usage = `npm run redirects -- --host NAME [--out FOLDER]

Writes the redirects and headers of one host from the data, without a build: the same files as the build writes. For pipelines that
deploy them separately. They are written to hosting/NAME, or to the folder given with --out.`;

const config = { options: { host: { type: 'string', default: '' }, out: { type: 'string' } } } as const;

function main({ values }: Given<typeof config>): void {
  const name = values.host;
  const host = hostNamed(name);
  const { files, published, errors } = host.write(siteModelOf(loadContent()));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const folder = values.out ?? `hosting/${name}`;
  writeFiles(folder, [...files, ...published]);
  for (const { path } of [...files, ...published]) console.log(`${folder}/${path}`);
}

void runMain(usage, config, main);
