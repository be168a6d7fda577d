import { mkdirSync, writeFileSync } from 'node:fs';
import { measuringBrowser } from '../browser';
import type { Row } from './measure';
import type { Spread } from './spread';
import { targets } from './targets';

const folder = 'bench-results';

const columns: Record<string, (row: Row, plain: Row) => string | number> = {
  Page: ({ page }) => page,
  'First paint ms': ({ firstPaint }, plain) => compared(firstPaint, plain.firstPaint),
  'Largest paint ms': ({ largestPaint }, plain) => compared(largestPaint, plain.largestPaint),
  'Blocking ms': ({ blocking }) => `${rounded(blocking.median)} (${range(blocking)})`,
  'Longest task of a first press ms': ({ presses }) => {
    const longest = presses.toSorted((one, other) => other.longestTask.median - one.longestTask.median)[0];
    return longest ? `${rounded(longest.longestTask.median)} (${longest.control})` : '';
  },
  Scores: ({ performance, accessibility, bestPractices, seo }) => [performance, accessibility, bestPractices, seo].join(' '),
  'Simulated FCP, LCP, TBT': ({ fcp, lcp, tbt }) => `${seconds(fcp)} s, ${seconds(lcp)} s, ${rounded(tbt)} ms`,
  CLS: ({ cls }) => cls.toFixed(3),
  'All kB': ({ bytes }) => kilobytes(bytes),
  Script: ({ scriptBytes }) => kilobytes(scriptBytes),
  HTML: ({ documentBytes }) => kilobytes(documentBytes),
  Font: ({ fontBytes }) => kilobytes(fontBytes),
  Images: ({ imageBytes }) => kilobytes(imageBytes),
  Requests: ({ requests }) => requests,
  Elements: ({ domSize }) => domSize,
};

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const rounded = (figure: number) => figure.toFixed(0);
const range = ({ least, most }: Spread) => `${rounded(least)}–${rounded(most)}`;
const compared = (figure: Spread, plain: Spread) =>
  `${rounded(figure.median)} (× ${(figure.median / plain.median).toFixed(2)}; ${range(figure)})`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Prints the table and the result of each target, and writes both as Markdown and JSON to bench-results/.
 * @param peers pages of other sites, for comparison only
 * @returns the number of missed targets
 */
export function report(rows: readonly Row[], plain: Row, peers: readonly Row[]): number {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(columns);
  const table = [plain, ...rows, ...peers].map((row) => line(Object.values(columns).map((cell) => cell(row, plain))));
  const verdicts = targets.map(({ name, isMet }) => {
    const failing = rows.filter((row) => !isMet(row, plain)).map(({ page }) => page);
    return failing.length === 0 ? `- ✔ ${name}` : `- ✖ ${name}: missed by ${failing.join(', ')}`;
  });
  const presses = rows
    .filter((row) => row.presses.length > 0)
    .map(({ page, presses: all }) => {
      const times = all.map(({ control, longestTask }) => `${control} ${rounded(longestTask.median)}`);
      return `- First presses on ${page}: ${times.join(', ')}`;
    });
  const browser = `- Lighthouse ran in ${measuringBrowser() ?? 'the browser that it found'}.`;
  const text = [line(names), line(names.map(() => '---')), ...table, '', ...verdicts, ...presses, browser, ''].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/bench.md`, text);
  writeFileSync(`${folder}/bench.json`, `${JSON.stringify({ plain, rows, peers }, null, 2)}\n`);
  console.log(`\n${text}\n(${folder}/bench.md, bench.json)`);
  return verdicts.filter((verdict) => verdict.startsWith('- ✖')).length;
}
