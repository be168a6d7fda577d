import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'docs/accessibility.md';
const text = readFileSync(file, 'utf8');

/** The criteria of WCAG 2.2 at levels A and AA, by guideline (w3.org/TR/WCAG22). */
const criteria: Record<string, readonly number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

/** The rows of the table below a heading, as cells. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = text.split(`## ${heading}\n`);
  const [part = ''] = section.split('\n## ');
  const lines = part.split('\n').filter((line) => /^\| \d/.test(line));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const law = rowsOf('The criteria of levels A and AA');
const beyond = rowsOf('Criteria of level AAA that are met');

test('the table has every criterion of levels A and AA, in order, and once', () => {
  const expected = Object.entries(criteria).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  );
  expect(expected).toHaveLength(55);
  expect(law.map(([criterion]) => criterion)).toEqual(expected);
});

test.each([...law, ...beyond])('%s %s is met in a way, by tests that exist', (_, name, how, tests) => {
  expect(name).not.toBe('');
  expect(how).not.toBe('');
  const links = [...(tests ?? '').matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => String(path));
  expect(links).not.toEqual([]);
  for (const link of links)
    expect({ link, exists: /\.(test|spec)\.tsx?$/.test(link) && existsSync(join(link)) }).toEqual({ link, exists: true });
});
