import type { RequestListener } from 'node:http';
import { parseArgs } from 'node:util';
import { registry } from '../src/data/registry-store';
import { readSiteModel } from '../src/hosting/built-files';
import { baselinePage } from './bench/baseline-page';
import { installLighthouse } from './bench/install-lighthouse';
import { measureInteractions } from './bench/measure-interactions';
import { peersOf, servePeer } from './bench/peers';
import { report } from './bench/report';
import type { Row } from './bench/row';
import { medianOf, runLighthouse } from './bench/run-lighthouse';
import { serveSecure } from './bench/serve-secure';
import { requireChromium } from './browser';
import { previewListener } from './preview-server';
import { runMain } from './run-main';
import { selected } from './selected';
import { run } from './steps/run.mjs';

const usage = `npm run bench [-- --runs 3] [-- --only /fr,/en] [-- --peers FOLDER,FOLDER:/path]

Builds the site if necessary, serves it compressed over HTTP/2, and runs Lighthouse (mobile, median of several runs) on every kind
of page in every language, and on a page of plain HTML as the baseline; then plays a visit with a CPU slowed four and six times. Prints a
table with the targets that are met and missed, and writes it to bench-results/. The exit code is 1 if a target is missed.
--peers measures other built sites in the same run, for example an earlier build of this one; the targets are not theirs.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      peers: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const paths = selected('--only', values.only, pathsToMeasure());
  const peers = peersOf(values.peers);
  await requireChromium();
  await installLighthouse();
  if (!readSiteModel() && (await run('npm run build')) !== 0) throw new Error('The build failed.');
  const runs = Number(values.runs);
  const limit = await measured('the baseline', '/', baselinePage(), runs);
  const rows: Row[] = [];
  for (const path of paths) rows.push(await measured(path, path, previewListener(), runs, isLanding(path)));
  const others: Row[] = [];
  for (const peer of peers) {
    const { listener, remove } = await servePeer(peer);
    others.push(await measured(peer.page, peer.path, listener, runs));
    remove();
  }
  process.exitCode = report(rows, limit, others) > 0 ? 1 : 0;
}

const isLanding = (path: string) => path.lastIndexOf('/') === 0;

/** One page of each kind in each language. */
function pathsToMeasure(): string[] {
  const { pages } = registry();
  const seen = new Set<string>();
  return pages
    .filter(({ kind, language, indexed }) => {
      const isNew = !seen.has(`${kind} ${language}`);
      seen.add(`${kind} ${language}`);
      return isNew && indexed;
    })
    .map(({ path }) => path);
}

const interactionsOf = async (url: string, visits: number) => ({
  four: await measureInteractions(url, visits, 4),
  six: await measureInteractions(url, visits, 6),
});

async function measured(
  page: string,
  path: string,
  listener: RequestListener,
  runs: number,
  playVisit = false,
): Promise<Row> {
  const { origin, stop } = await serveSecure(listener);
  try {
    const looks = [];
    for (let look = 0; look < runs; look++) looks.push(await runLighthouse(origin + path));
    const median = medianOf(looks);
    const row = { page, ...median, ...(playVisit && { interactions: await interactionsOf(origin + path, runs) }) };
    console.log(
      `${page}: FCP ${(row.fcp / 1000).toFixed(2)} s, LCP ${(row.lcp / 1000).toFixed(2)} s, TBT ${row.tbt.toFixed(0)} ms`,
    );
    return row;
  } finally {
    await stop();
  }
}

void runMain(main);
