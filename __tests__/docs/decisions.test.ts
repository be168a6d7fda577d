import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'docs/decisions.md';
const headings = [...readFileSync(file, 'utf8').matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number));

const sources = ['packages', 'src', 'tools', '__tests__', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const guides = ['README.md', 'CONTRIBUTING.md', 'data/README.md'];
const texts = [...sources, ...guides].filter((path) => !path.includes('node_modules') && /\.(tsx?|m[jt]s|md)$/.test(path));

/** The numbers of the decisions that a text cites, such as “decision 7”. */
const citedIn = (text: string) => [...text.matchAll(/\bdecision (\d+)/gi)].map(([, number]) => Number(number));

test('decisions are numbered in ascending order', () => {
  expect(headings).toEqual([...new Set(headings)].sort((one, other) => one - other));
});

test(`every decision that a comment or a guide cites has its heading in ${file}`, () => {
  const cited = texts.flatMap((path) => citedIn(readFileSync(path, 'utf8')).map((number) => ({ path, number })));
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ number }) => !headings.includes(number))).toEqual([]);
});
