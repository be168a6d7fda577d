import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Build, buildSite } from './bench-build/build-site';
import { makeEmptySite, makeGrownSite } from './bench-build/make-sites';
import { optionOf } from './option-of';

const usage = `npm run bench:build [-- --pages 30,300]

Builds the site with data grown to about 30, 300, 3,000 and 10,000 pages, each once from nothing and once more after one text has
been edited, and in the same run an empty Gatsby site of one page. Prints time, memory and bytes written, and keeps them in
bench-results/build/. All of it takes hours; --pages chooses some.`;

/** Languages and features of each size; a feature has a page in each language and two more at the fallback addresses. */
const sizes: Record<number, [languages: number, features: number]> = {
  30: [2, 2],
  300: [5, 17],
  3000: [15, 64],
  10000: [25, 130],
};

const folder = resolve('bench-results/build');

interface Row {
  pages: number;
  cold: Build;
  warm: Build;
}

async function main(): Promise<void> {
  const wanted = (optionOf('--pages') ?? Object.keys(sizes).join()).split(',').map(Number);
  const unknown = wanted.filter((pages) => !sizes[pages]);
  if (unknown.length > 0) throw new Error(`--pages ${unknown.join()}: expected some of ${Object.keys(sizes).join()}.`);
  const site = join(folder, 'site');
  makeEmptySite(site);
  const empty = await buildSite(site);
  console.log(`An empty site: ${say(empty)}`);
  const rows: Row[] = [];
  for (const size of wanted) {
    const [languages, features] = sizes[size] ?? [0, 0];
    makeGrownSite(site, languages, features);
    const cold = await buildSite(site);
    const pages = countPages(site);
    console.log(`${pages} pages (${languages} languages, ${features} features), from nothing: ${say(cold)}`);
    editOneText(site);
    const warm = await buildSite(site);
    console.log(`${pages} pages, after one text was edited: ${say(warm)}`);
    rows.push({ pages, cold, warm });
    keep(empty, rows);
  }
}

const countPages = (site: string) =>
  (JSON.parse(readFileSync(join(site, 'hosting/site-model.json'), 'utf8')) as { pages: unknown[] }).pages.length;

function editOneText(site: string): void {
  const path = join(site, 'data/locales/fr/hero.json');
  const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...words, subtitle: `${String(words.subtitle)} Oui.` }));
}

const megabytes = (bytes: number | undefined) => (bytes === undefined ? '?' : `${(bytes / 1e6).toFixed(0)} MB`);

const say = ({ seconds, memory, written }: Build) =>
  `${seconds.toFixed(1)} s, at most ${megabytes(memory)} of memory, ${megabytes(written)} written`;

/** The table with a bar for the time that each page takes, in bench-results/build/. */
function keep(empty: Build, rows: readonly Row[]): void {
  const each = rows.map(({ pages, cold }) => ((cold.seconds - empty.seconds) / pages) * 1000);
  const most = Math.max(...each);
  const lines = [
    '| Pages | From nothing | × empty | After one edit | × from nothing | Memory | Written | Added per page |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    `| an empty site | ${empty.seconds.toFixed(1)} s | 1 | | | ${megabytes(empty.memory)} | ${megabytes(empty.written)} | |`,
    ...rows.map(({ pages, cold, warm }, index) => {
      const time = each[index] ?? 0;
      return `| ${pages} | ${cold.seconds.toFixed(1)} s | ${(cold.seconds / empty.seconds).toFixed(2)} | ${warm.seconds.toFixed(1)} s | ${(warm.seconds / cold.seconds).toFixed(2)} | ${megabytes(cold.memory)} | ${megabytes(cold.written)} | ${time.toFixed(0)} ms ${'█'.repeat(Math.round((time / most) * 20))} |`;
    }),
    '',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench-build.md'), lines.join('\n'));
  writeFileSync(join(folder, 'bench-build.json'), `${JSON.stringify({ empty, rows }, null, 2)}\n`);
  console.log(`\n${lines.join('\n')}\n(${folder}/bench-build.md, bench-build.json)`);
}

if (process.argv.includes('--help')) console.log(usage);
else
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
