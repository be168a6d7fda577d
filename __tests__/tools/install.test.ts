import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const tool = pathToFileURL('tools/steps/install.mjs').href;

const folder = mkdtempSync(join(tmpdir(), 'install-'));
afterAll(() => rmSync(folder, { recursive: true }));

const one = { version: '1.0.0', integrity: 'sha512-a' };
const ofOtherSystem = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const write = (path: string, packages: object) => writeFileSync(join(folder, path), JSON.stringify({ packages }));

/** What the program itself says of the folder. */
function isInstalled(): boolean {
  const program = `import { isInstalled } from '${tool}'; console.log(isInstalled(process.argv[1]));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program, folder], { encoding: 'utf8' }) === 'true\n';
}

mkdirSync(join(folder, 'node_modules'));
write('package-lock.json', { '': { name: 'site' }, 'node_modules/one': one, 'node_modules/other': ofOtherSystem });

test('nothing is installed where npm has noted nothing', () => {
  expect(isInstalled()).toBe(false);
});

test.each([
  ['what the lock file names, but for packages of other systems', { 'node_modules/one': one }, true],
  ['other content', { 'node_modules/one': { ...one, integrity: 'sha512-c' } }, false],
  ['a package more', { 'node_modules/one': one, 'node_modules/two': one }, false],
])('where npm has installed %s', (_, packages, expected) => {
  write('node_modules/.package-lock.json', packages);
  expect(isInstalled()).toBe(expected);
});
