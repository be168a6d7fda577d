import { readFileSync } from 'node:fs';
import { textOf } from '../support/built-site';
import { dependencyTable } from '../support/dependency-table';

const entries = textOf('/third-party-licenses.txt')
  .split(/^-{80}\n/m)
  .slice(1);

/** Name and version of a package that is installed at the top, as its licence begins with them. */
const installed = (name: string) =>
  `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version} (`;

test('every package in the scripts comes with a licence in full', () => {
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((entry) => entry.length < 600 || !/copyright/i.test(entry))).toEqual([]);
});

test('the packages that reach the browser are those of which docs/dependencies.md says so', () => {
  const sent = dependencyTable.filter(({ name }) => entries.some((entry) => entry.startsWith(installed(name))));
  expect(sent).toEqual(dependencyTable.filter(({ place }) => place === 'browser'));
});
