import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeEmptySite, makeOwnSite, makeSyntheticSite } from './bench-build/make-sites';
import { runMain } from './run-main';
import { selected } from './selected';
import { type Build, buildSite } from './site-copy/build-site';

const usage = `npm run bench:build [-- --sites own,300]

Builds our own site and synthetic sites of about 30, 300, 1,000, 3,000 and 10,000 pages, each cold and again after one text was edited,
and, for comparison, an empty Gatsby site of one page. Prints time, memory and bytes written, and writes them to
bench-results/build/. The full run takes forty minutes or more; --sites selects some.`;

/** A site to build. */
interface Site {
  /** What is in it, for the table. */
  content: string;
  /** Makes it in an empty folder. */
  make: (folder: string) => void;
}

/** The sites by name. A feature has a page in each language and two more at the fallback addresses. */
const sites = new Map<string, Site>([
  ['own', { content: 'our own', make: makeOwnSite }],
  ...[
    { pages: 30, languages: 2, features: 2 },
    { pages: 300, languages: 5, features: 17 },
    { pages: 1000, languages: 9, features: 35 },
    { pages: 3000, languages: 15, features: 64 },
    { pages: 10000, languages: 25, features: 130 },
  ].map(({ pages, languages, features }): [string, Site] => [
    String(pages),
    {
      content: `${languages} languages, ${features} features`,
      make: (folder) => makeSyntheticSite(folder, languages, features),
    },
  ]),
]);

const folder = resolve('bench-results/build');

interface Row {
  content: string;
  pages: number;
  cold: Build;
  warm: Build;
  /** Seconds and bytes per additional page, compared with the next smaller synthetic site; undefined for the smallest and for our own. */
  perPage: Pick<Build, 'seconds' | 'written'> | undefined;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { sites: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const wanted = selected('--sites', values.sites, [...sites.keys()]);
  const place = join(folder, 'site');
  makeEmptySite(place);
  const empty = await buildSite(place);
  console.log(`An empty site: ${say(empty)}`);
  const rows: Row[] = [];
  let smaller: Row | undefined;
  for (const [name, { content, make }] of sites) {
    if (!wanted.includes(name)) continue;
    make(place);
    const cold = await buildSite(place);
    const pages = countPages(place);
    console.log(`${pages} pages (${content}), cold: ${say(cold)}`);
    editOneText(place);
    const warm = await buildSite(place);
    console.log(`${pages} pages, after one text was edited: ${say(warm)}`);
    const per = (key: 'seconds' | 'written', { cold: less, pages: fewer }: Row) => (cold[key] - less[key]) / (pages - fewer);
    const perPage = smaller && { seconds: per('seconds', smaller), written: per('written', smaller) };
    rows.push({ content, pages, cold, warm, perPage });
    if (name !== 'own') smaller = rows.at(-1);
    keep(empty, rows);
  }
}

const countPages = (site: string) =>
  (JSON.parse(readFileSync(join(site, 'hosting/site-model.json'), 'utf8')) as { pages: unknown[] }).pages.length;

function editOneText(site: string): void {
  const { sourceLanguage } = JSON.parse(readFileSync(join(site, 'data/site.json'), 'utf8')) as { sourceLanguage: string };
  const path = join(site, 'data/locales', sourceLanguage, 'hero.json');
  const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...words, subtitle: `${String(words.subtitle)} Oui.` }));
}

const megabytes = (bytes: number | undefined) => (bytes === undefined ? '?' : `${(bytes / 1e6).toFixed(0)} MB`);

const say = ({ seconds, memory, written }: Build) =>
  `${seconds.toFixed(1)} s, at most ${megabytes(memory)} of memory, ${megabytes(written)} written`;

const barOf = (share: number) => '█'.repeat(Math.max(0, Math.round(share * 20)));

/** Writes the table, with a bar for the time per added page, to bench-results/build/. */
function keep(empty: Build, rows: readonly Row[]): void {
  const most = Math.max(1e-3, ...rows.map(({ perPage }) => perPage?.seconds ?? 0));
  const lines = [
    '| Site | Pages | Cold | × empty | After one edit | × cold | Memory | Written | Added per page |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    `| empty | 1 | ${empty.seconds.toFixed(1)} s | 1 | | | ${megabytes(empty.memory)} | ${megabytes(empty.written)} | |`,
    ...rows.map(({ content, pages, cold, warm, perPage }) =>
      [
        '',
        content,
        pages,
        `${cold.seconds.toFixed(1)} s`,
        (cold.seconds / empty.seconds).toFixed(2),
        `${warm.seconds.toFixed(1)} s`,
        (warm.seconds / cold.seconds).toFixed(2),
        megabytes(cold.memory),
        megabytes(cold.written),
        perPage
          ? `${(perPage.seconds * 1000).toFixed(0)} ms, ${(perPage.written / 1000).toFixed(0)} kB ${barOf(perPage.seconds / most)}`
          : '',
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench-build.md'), lines.join('\n'));
  writeFileSync(join(folder, 'bench-build.json'), `${JSON.stringify({ empty, rows }, null, 2)}\n`);
  console.log(`\n${lines.join('\n')}\n(${folder}/bench-build.md, bench-build.json)`);
}

void runMain(main);
