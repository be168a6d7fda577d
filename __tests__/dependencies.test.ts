import { readFileSync } from 'node:fs';
import { dependencyTable } from './support/dependency-table';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

test('every package has its row in docs/dependencies.md, and every row its package', () => {
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(dependencyTable.map(({ name }) => name).sort()).toEqual(packages.sort());
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
