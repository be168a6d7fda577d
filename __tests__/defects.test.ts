import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defects } from '../tools/defects/defects';

/** What editors change is damaged in the sample site. */
const sourceOf = (file: string) => readFileSync(file.replace(/^data\//, '__tests__/fixtures/site/'), 'utf8');

const testFiles = ['__tests__', 'packages']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));

test.each(defects)('npm run try-defects can still make the mistake: $name', ({ file, find, replacement }) => {
  expect(existsSync(file)).toBe(true);
  expect(sourceOf(file).replace(find, replacement)).not.toBe(sourceOf(file));
});

test.each(defects.filter(({ tests }) => tests))('and finds the tests that have to catch it: $name', ({ tests = '' }) => {
  expect(testFiles.filter((path) => path.includes(tests))).not.toEqual([]);
});
