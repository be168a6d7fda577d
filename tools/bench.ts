import { join } from 'node:path';
import { createRegistry } from '../packages/addresses';
import { switchNames } from '../packages/fast-page/switches';
import { routingInput } from '../src/content/model';
import { loadContent } from '../src/data/load-content';
import { installLighthouse } from './bench/lighthouse';
import { measure, type Row, type Subject } from './bench/measure';
import { report } from './bench/report';
import { type OtherPage, peersOf, plainPage, startFolder } from './bench/sites';
import { requireChromium } from './browser';
import { type Given, runMain } from './run-main';
import { selected } from './selected';
import { buildCopy, copyFolder } from './site-copy/build-copy';

const usage = `npm run bench [PAGE...] [-- --runs 9] [-- --record 1400] [-- --peers FOLDER,FOLDER:/path] [-- --without SWITCH,SWITCH]

Builds a copy of the site if anything has changed since its last build, and measures every kind of page in every language, or these pages, such as /fr, beside a page of plain
HTML: paints in Chromium, over HTTP/2 and a link that starts slowly, as TCP does; the processor time of tasks, on loading and on a
first press; and Lighthouse's scores (mobile, median of three). Prints a table with the targets that are met and missed, and writes it
to bench-results/. The exit code is 1 if a target is missed.
--record is the most bytes of a TLS record.
--peers measures other built sites in the same run, for example an earlier build of this one; the targets are not theirs.
--without also measures the first of the pages in builds without a part of packages/fast-page, one build for each of its switches, such as
laterStyles, or all for a build without any; each for every one of them.`;

const config = {
  options: {
    runs: { type: 'string', default: '9' },
    record: { type: 'string', default: '1400' },
    peers: { type: 'string' },
    without: { type: 'string', default: '' },
  },
  allowPositionals: true,
} as const;

async function main({ values, positionals }: Given<typeof config>): Promise<void> {
  const all = pagesToMeasure();
  const paths = selected('Page', positionals.join() || undefined, [...all.keys()]);
  const others = [plainPage, ...peersOf(values.peers)];
  const switches = switchesNamed(values.without);
  await requireChromium();
  await installLighthouse();
  console.log('Build the site');
  await buildCopy(whole, 'data');
  const [first = '/'] = paths;
  for (const name of switches) others.push(await buildWithout(name, first));
  const record = Number(values.record);
  const site = await startFolder(join(copyFolder(whole), 'public'), record);
  const sites = [site];
  try {
    const subjects: Subject[] = paths.map((path) => ({ page: path, path, site, isLanding: all.get(path) === 'landing' }));
    for (const { page, path, folder } of others) {
      const other = await startFolder(folder, record);
      sites.push(other);
      subjects.push({ page, path, site: other, isLanding: page.startsWith(withoutPart) && all.get(path) === 'landing' });
    }
    const rows = await measure(subjects, Number(values.runs));
    const [plain, ...peers] = rows.splice(paths.length) as [Row, ...Row[]];
    process.exitCode = report(rows, plain, peers) > 0 ? 1 : 0;
  } finally {
    for (const site of sites) await site.stop();
  }
}

/** The copy with all parts of packages/fast-page. */
const whole = 'with-all';

const withoutPart = 'without ';

/** @throws Error that names what is no switch */
function switchesNamed(option: string): string[] {
  const names = option === 'each' ? [...switchNames, 'all'] : option.split(',').filter(Boolean);
  for (const name of names) if (name !== 'all') selected('Switch', name, switchNames);
  return names;
}

/** Builds a copy of the site without a part of packages/fast-page, if anything has changed since its last build. */
async function buildWithout(name: string, path: string): Promise<OtherPage> {
  console.log(`Build the site without ${name}`);
  await buildCopy(`without-${name}`, 'data', { without: name });
  return { page: `${withoutPart}${name} ${path}`, path, folder: join(copyFolder(`without-${name}`), 'public') };
}

/** One page of each kind in each language: its address and kind. */
function pagesToMeasure(): Map<string, string> {
  const indexed = createRegistry(routingInput(loadContent())).pages.filter((page) => page.indexed);
  const first = new Map(indexed.toReversed().map((page) => [`${page.kind} ${page.language}`, page]));
  return new Map([...first.values()].toReversed().map(({ path, kind }) => [path, kind]));
}

void runMain(usage, config, main);
