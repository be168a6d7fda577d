import type { RequestListener } from 'node:http';
import { createRegistry } from '../packages/addresses';
import { readSiteModel } from '../packages/hosts';
import { routingInput } from '../src/content/routing-input';
import { loadContent } from '../src/data/load-content';
import { measureInteractions } from './bench/interactions';
import { installLighthouse, measurePage } from './bench/lighthouse';
import { type Row, report } from './bench/report';
import { baseline, type OtherPage, peersOf, serveFolder } from './bench/sites';
import { requireChromium } from './browser';
import { previewListener } from './preview-server';
import { type Given, runMain } from './run-main';
import { selected } from './selected';
import { serveSecure } from './serve-secure';
import { run } from './steps/run.mjs';

const usage = `npm run bench [PAGE...] [-- --runs 3] [-- --peers FOLDER,FOLDER:/path]

Builds the site if necessary, serves it compressed over HTTP/2, and runs Lighthouse (mobile, median of several runs) on every kind
of page in every language, or on these pages, such as /fr, and on a page of plain HTML as the baseline; then plays a visit with a CPU slowed four times. Prints a
table with the targets that are met and missed, and writes it to bench-results/. The exit code is 1 if a target is missed.
--peers measures other built sites in the same run, for example an earlier build of this one; the targets are not theirs.`;

const config = {
  options: { runs: { type: 'string', default: '3' }, peers: { type: 'string' } },
  allowPositionals: true,
} as const;

async function main({ values, positionals }: Given<typeof config>): Promise<void> {
  const paths = selected('Page', positionals.join() || undefined, pathsToMeasure());
  const peers = peersOf(values.peers);
  await requireChromium();
  await installLighthouse();
  if (!readSiteModel() && (await run('npm run build')) !== 0) throw new Error('The build failed.');
  const runs = Number(values.runs);
  const limit = await measuredOther(baseline, runs);
  const rows: Row[] = [];
  for (const path of paths) rows.push(await measured(path, path, previewListener(), runs, isLanding(path)));
  const others: Row[] = [];
  for (const peer of peers) others.push(await measuredOther(peer, runs));
  process.exitCode = report(rows, limit, others) > 0 ? 1 : 0;
}

const isLanding = (path: string) => path.lastIndexOf('/') === 0;

/** One page of each kind in each language. */
function pathsToMeasure(): string[] {
  const indexed = createRegistry(routingInput(loadContent())).pages.filter((page) => page.indexed);
  return [
    ...new Map(indexed.toReversed().map((page) => [`${page.kind} ${page.language}`, page.path])).values(),
  ].toReversed();
}

async function measuredOther({ page, path, folder }: OtherPage, runs: number): Promise<Row> {
  const { listener, remove } = await serveFolder(folder);
  try {
    return await measured(page, path, listener, runs);
  } finally {
    remove();
  }
}

async function measured(page: string, path: string, listener: RequestListener, runs: number, visited = false): Promise<Row> {
  const { origin, stop } = await serveSecure(listener);
  const url = origin + path;
  try {
    const row: Row = { page, ...(await measurePage(url, runs)) };
    if (visited) row.interaction = await measureInteractions(url, runs);
    const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
    console.log(`${page}: FCP ${inSeconds(row.fcp)} s, LCP ${inSeconds(row.lcp)} s, TBT ${row.tbt.toFixed(0)} ms`);
    return row;
  } finally {
    await stop();
  }
}

void runMain(usage, config, main);
