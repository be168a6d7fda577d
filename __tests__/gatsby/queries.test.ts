import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../packages/hosts';

const sources = filesIn('src')
  .filter((path) => path.endsWith('.tsx'))
  .map((path): [string, string] => [path, readFileSync(join('src', path), 'utf8')]);
const queries = sources.flatMap(([path, source]) =>
  [...source.matchAll(/graphql`(.*?)`/gs)].map(([, query = '']): [string, string] => [path, query]),
);

test('two builds of the same data list everything in the same order', () => {
  const lists = queries.flatMap(([path, query]) => (query.match(/\ball[A-Z]\w*[^{]*/g) ?? []).map((list) => [path, list]));
  expect(lists).not.toEqual([]);
  expect(lists.filter(([, list]) => !list?.includes('(sort:'))).toEqual([]);
});
