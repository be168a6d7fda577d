import { existsSync, readFileSync } from 'node:fs';

/** The criteria of WCAG 2.2 at levels A and AA, by guideline (w3.org/TR/WCAG22). */
const criteria = [
  ['1.1', 1],
  ['1.2', 1, 2, 3, 4, 5],
  ['1.3', 1, 2, 3, 4, 5],
  ['1.4', 1, 2, 3, 4, 5, 10, 11, 12, 13],
  ['2.1', 1, 2, 4],
  ['2.2', 1, 2],
  ['2.3', 1],
  ['2.4', 1, 2, 3, 4, 5, 6, 7, 11],
  ['2.5', 1, 2, 3, 4, 7, 8],
  ['3.1', 1, 2],
  ['3.2', 1, 2, 3, 4, 6],
  ['3.3', 1, 2, 3, 4, 7, 8],
  ['4.1', 2, 3],
].flatMap(([guideline, ...numbers]) => numbers.map((number) => `${guideline}.${number}`));

/** The rows of the tables of criteria: number, name, how it is met, and the tests that prove it. */
const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('docs/accessibility.md has every criterion of levels A and AA, in order, and those of level AAA behind them', () => {
  expect(rows.slice(0, criteria.length).map(([criterion]) => criterion)).toEqual(criteria);
});

test.each(rows)('%s %s is met in a way, by tests that exist', (_, name, how, tests = '') => {
  expect([name, how]).not.toContain('');
  const links = [...tests.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path);
  expect(links).not.toEqual([]);
  expect(links.filter((link) => !/\.(?:test|spec)\.tsx?$/.test(link) || !existsSync(link))).toEqual([]);
});
