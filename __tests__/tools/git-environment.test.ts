import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test('nothing starts git in the environment of a hook, which may be of another repository', () => {
  const files = ['packages', 'src', 'tools', '__tests__'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const starts = files
    .filter((path) => /^(?!.*node_modules).*\.[cm]?[jt]sx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ source }) => /\b(?:spawn|execFile|run)\w*\(\s*'git',/.test(source));
  expect(starts.length).toBeGreaterThan(0);
  expect(starts.filter(({ source }) => !/\bgitEnvironment\(\)/.test(source)).map(({ path }) => path)).toEqual([]);
});
