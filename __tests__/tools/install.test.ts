import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

test('packages for development are installed where the environment leaves them out', () => {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'one'), { recursive: true });
  symlinkSync(resolve('tools'), join(site, 'tools'));
  const own = { name: 'site', version: '1.0.0', devDependencies: { one: 'file:one' } };
  const packages = { '': own, one: { version: '1.0.0', dev: true }, 'node_modules/one': { resolved: 'one', link: true } };
  const files = { 'package.json': own, 'one/package.json': { name: 'one', version: '1.0.0' } };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(site, path), JSON.stringify(content));
  write('site/package-lock.json', packages);
  const env = { ...process.env, NODE_ENV: 'production', npm_config_omit: 'dev' };
  const program = `import { installPackages } from '${tool}'; await installPackages(console.log);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: site, env });
  expect(existsSync(join(site, 'node_modules/one'))).toBe(true);
});
