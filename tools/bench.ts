import { createRegistry } from '../packages/addresses';
import { readSiteModel } from '../packages/hosts';
import { routingInput } from '../src/content/routing-input';
import { loadContent } from '../src/data/load-content';
import { installLighthouse } from './bench/lighthouse';
import { measure, type Row, type Subject } from './bench/measure';
import { report } from './bench/report';
import { peersOf, plainPage, startFolder, startSite } from './bench/sites';
import { requireChromium } from './browser';
import { previewListener } from './preview-server';
import { type Given, runMain } from './run-main';
import { selected } from './selected';
import { run } from './steps/run.mjs';

const usage = `npm run bench [PAGE...] [-- --runs 9] [-- --record 1400] [-- --peers FOLDER,FOLDER:/path]

Builds the site if necessary and measures every kind of page in every language, or these pages, such as /fr, beside a page of plain
HTML: paints in Chromium, over HTTP/2 and a link that starts slowly, as TCP does; the processor time of tasks, on loading and on a
first press; and Lighthouse's scores (mobile, median of three). Prints a table with the targets that are met and missed, and writes it
to bench-results/. The exit code is 1 if a target is missed.
--record is the most bytes of a TLS record.
--peers measures other built sites in the same run, for example an earlier build of this one; the targets are not theirs.`;

const config = {
  options: {
    runs: { type: 'string', default: '9' },
    record: { type: 'string', default: '1400' },
    peers: { type: 'string' },
  },
  allowPositionals: true,
} as const;

async function main({ values, positionals }: Given<typeof config>): Promise<void> {
  const all = pagesToMeasure();
  const paths = selected('Page', positionals.join() || undefined, [...all.keys()]);
  const others = [plainPage, ...peersOf(values.peers)];
  await requireChromium();
  await installLighthouse();
  if (!readSiteModel() && (await run('npm run build')) !== 0) throw new Error('The build failed.');
  const record = Number(values.record);
  const site = await startSite(previewListener(), record);
  const sites = [site];
  try {
    const subjects: Subject[] = paths.map((path) => ({ page: path, path, site, isLanding: all.get(path) === 'landing' }));
    for (const { page, path, folder } of others) {
      const other = await startFolder(folder, record);
      sites.push(other);
      subjects.push({ page, path, site: other, isLanding: false });
    }
    const rows = await measure(subjects, Number(values.runs));
    const [plain, ...peers] = rows.splice(paths.length) as [Row, ...Row[]];
    process.exitCode = report(rows, plain, peers) > 0 ? 1 : 0;
  } finally {
    for (const site of sites) await site.stop();
  }
}

/** One page of each kind in each language: its address and kind. */
function pagesToMeasure(): Map<string, string> {
  const indexed = createRegistry(routingInput(loadContent())).pages.filter((page) => page.indexed);
  const first = new Map(indexed.toReversed().map((page) => [`${page.kind} ${page.language}`, page]));
  return new Map([...first.values()].toReversed().map(({ path, kind }) => [path, kind]));
}

void runMain(usage, config, main);
