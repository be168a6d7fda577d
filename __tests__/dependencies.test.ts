import { readFileSync } from 'node:fs';
import { dependencyTable } from './support/dependency-table';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  workspaces?: string[];
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
const { workspaces = [], ...manifest } = manifestOf('.');
const wanted = [manifest, ...workspaces.map(manifestOf)].flatMap(({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }),
);

test('every package has its row in docs/dependencies.md, and every row its package', () => {
  const packages = new Set(wanted.map(([name]) => name));
  expect(dependencyTable.map(({ name }) => name).sort()).toEqual([...packages].sort());
});

test('the workspaces want each package in one exact version, the same everywhere', () => {
  expect(wanted.filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const versions = new Map(wanted);
  expect(wanted.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
});

test.each(dependencyTable)('the row of $name says all that it should', ({ purpose, place, lastRelease, replacement }) => {
  expect(purpose).not.toBe('');
  expect(['browser', 'build', 'tests', 'tools']).toContain(place);
  expect(lastRelease).toMatch(/^\d+\.\d+\.\d+, (20\d\d-\d\d-\d\d|by 20\d\d-\d\d)$/);
  expect(replacement).not.toBe('');
});

test.each(dependencyTable)('$name has the licence that its row names', ({ name, license }) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).license).toBe(license);
});
