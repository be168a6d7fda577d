import { parseArgs } from 'node:util';
import { siteModelOf } from '../src/data/hosting-settings';
import { loadContent } from '../src/data/load-content';
import { hostNamed } from '../src/hosting/hosts';
import { writeFiles } from '../src/hosting/write-files';
import { runMain } from './run-main';

const usage = `npm run redirects -- --host NAME [--out FOLDER]

Writes the redirects and headers of one host from the data, without a build: the same files as the build writes. For pipelines that
deploy them separately. They are written to hosting/NAME, or to the folder given with --out.`;

function main(): void {
  const { values } = parseArgs({
    options: { host: { type: 'string', default: '' }, out: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const name = values.host;
  const host = hostNamed(name);
  const { files, published, errors } = host.write(siteModelOf(loadContent()));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const folder = values.out ?? `hosting/${name}`;
  writeFiles(folder, [...files, ...published]);
  for (const { path } of [...files, ...published]) console.log(`${folder}/${path}`);
}

void runMain(main);
