import { mkdirSync, writeFileSync } from 'node:fs';
import { measuringBrowser } from '../browser';
import type { Slowest } from './interactions';
import type { Measurement } from './lighthouse';
import { targets } from './targets';

/** One page's figures. */
export interface Row extends Measurement {
  page: string;
  /** The slowest interaction of a scripted visit; landing pages only. */
  interaction?: Slowest;
}

const folder = 'bench-results';

const columns: Record<string, (row: Row, limit: Row) => string | number> = {
  Page: ({ page }) => page,
  Scores: ({ performance, accessibility, bestPractices, seo }) => [performance, accessibility, bestPractices, seo].join(' '),
  'FCP s': ({ fcp }, limit) => `${seconds(fcp)} (${ratio(fcp, limit.fcp)})`,
  'LCP s': ({ lcp }, limit) => `${seconds(lcp)} (${ratio(lcp, limit.lcp)})`,
  'TBT ms': ({ tbt }) => tbt.toFixed(0),
  CLS: ({ cls }) => cls.toFixed(3),
  'INP ms, CPU 1/4': ({ interaction }) => (interaction ? `${interaction.inp.toFixed(0)} (${interaction.slowest})` : ''),
  'All kB': ({ bytes }) => kilobytes(bytes),
  Script: ({ scriptBytes }) => kilobytes(scriptBytes),
  HTML: ({ documentBytes }) => kilobytes(documentBytes),
  Font: ({ fontBytes }) => kilobytes(fontBytes),
  Images: ({ imageBytes }) => kilobytes(imageBytes),
  Requests: ({ requests }) => requests,
  Elements: ({ domSize }) => domSize,
};

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const ratio = (figure: number, limit: number) => `× ${(figure / limit).toFixed(2)}`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Prints the table and the result of each target, and writes both as Markdown and JSON to bench-results/.
 * @param peers pages of other sites, for comparison only
 * @returns the number of missed targets
 */
export function report(rows: readonly Row[], limit: Row, peers: readonly Row[]): number {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(columns);
  const table = [limit, ...rows, ...peers].map((row) => line(Object.values(columns).map((cell) => cell(row, limit))));
  const verdicts = targets.map(({ name, isMet }) => {
    const failing = rows.filter((row) => !isMet(row, limit)).map(({ page }) => page);
    return failing.length === 0 ? `- ✔ ${name}` : `- ✖ ${name}: missed by ${failing.join(', ')}`;
  });
  const browser = `- Lighthouse ran in ${measuringBrowser() ?? 'the browser that it found'}.`;
  const text = [line(names), line(names.map(() => '---')), ...table, '', ...verdicts, browser, ''].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/bench.md`, text);
  writeFileSync(`${folder}/bench.json`, `${JSON.stringify({ limit, rows, peers }, null, 2)}\n`);
  console.log(`\n${text}\n(${folder}/bench.md, bench.json)`);
  return verdicts.filter((verdict) => verdict.startsWith('- ✖')).length;
}
