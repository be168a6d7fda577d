import { mkdirSync, writeFileSync } from 'node:fs';
import { measuringBrowser } from '../browser';
import type { Slowest } from './measure-interactions';
import type { Row } from './row';
import { targets } from './targets';

const folder = 'bench-results';

const columns: Record<string, (row: Row, limit: Row) => string> = {
  Page: ({ page }) => page,
  Scores: ({ performance, accessibility, bestPractices, seo }) => [performance, accessibility, bestPractices, seo].join(' '),
  'FCP s': ({ fcp }, limit) => `${seconds(fcp)} (${ratio(fcp, limit.fcp)})`,
  'LCP s': ({ lcp }, limit) => `${seconds(lcp)} (${ratio(lcp, limit.lcp)})`,
  'TBT ms': ({ tbt }) => tbt.toFixed(0),
  CLS: ({ cls }) => cls.toFixed(3),
  'INP ms, CPU 1/4': ({ interactions }) => interaction(interactions?.four),
  'INP ms, CPU 1/6': ({ interactions }) => interaction(interactions?.six),
  'All kB': ({ bytes }) => kilobytes(bytes),
  Script: ({ scriptBytes }) => kilobytes(scriptBytes),
  HTML: ({ documentBytes }) => kilobytes(documentBytes),
  Font: ({ fontBytes }) => kilobytes(fontBytes),
  Images: ({ imageBytes }) => kilobytes(imageBytes),
  Requests: ({ requests }) => String(requests),
  Elements: ({ domSize }) => String(domSize),
};

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const ratio = (figure: number, limit: number) => `× ${(figure / limit).toFixed(2)}`;
const interaction = (one: Slowest | undefined) => (one ? `${one.inp.toFixed(0)} (${one.slowest})` : '');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Prints the table and the result of each target, and writes both as Markdown and JSON to bench-results/.
 * @param peers pages of other sites, for comparison only
 * @returns the number of missed targets
 */
export function report(rows: readonly Row[], limit: Row, peers: readonly Row[]): number {
  const names = Object.keys(columns);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(names),
    line(names.map(() => '---')),
    ...[limit, ...rows, ...peers].map((row) => line(Object.values(columns).map((cell) => cell(row, limit)))),
  ];
  const verdicts = targets.map(({ name, isMet }) =>
    verdict(
      name,
      rows.filter((row) => !isMet(row, limit)),
    ),
  );
  const text = [
    ...table,
    '',
    ...verdicts.map(({ words }) => `- ${words}`),
    `- Lighthouse ran in ${measuringBrowser() ?? 'the browser that it found'}.`,
    '',
  ].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/bench.md`, text);
  writeFileSync(`${folder}/bench.json`, `${JSON.stringify({ limit, rows, peers }, null, 2)}\n`);
  console.log(`\n${text}\n(${folder}/bench.md, bench.json)`);
  return verdicts.filter(({ missed }) => missed).length;
}

const verdict = (name: string, failing: readonly Row[]) => ({
  missed: failing.length > 0,
  words: failing.length === 0 ? `✔ ${name}` : `✖ ${name}: missed by ${failing.map(({ page }) => page).join(', ')}`,
});
