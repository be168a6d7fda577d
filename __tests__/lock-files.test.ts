import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LockFile, lockProblems } from './support/lock-problems';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };

/** Packages with a lock file of their own: those of the workspaces stand in the project's. */
const folders = ['.', ...readdirSync('tools').map((name) => `tools/${name}`)].filter(
  (folder) => existsSync(`${folder}/package.json`) && !workspaces.includes(folder),
);

test.each(workspaces)('the project’s lock file holds the workspace %s as its package.json is', (folder) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    string,
    unknown
  >;
  expect(packages[folder]?.dependencies).toEqual(dependencies);
  expect(packages[folder]?.devDependencies).toEqual(devDependencies);
  expect(packages[`node_modules/${name}`]).toEqual({ resolved: folder, link: true });
  expect(existsSync(`${folder}/package-lock.json`)).toBe(false);
});

test.each(folders)('npm ci finds every package of every system, with its hash, in the lock file of %s', (folder) => {
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as LockFile;
  expect(lockProblems(lock, folder)).toEqual([]);
});

// The project's own lock file passes npm ci before any test runs. A range such as "latest", if no override settles it, makes npm ask
// the registry, and refuse the lock file after the next release.
test.each(folders.filter((folder) => folder !== '.'))('npm ci asks no network what to install in %s', (folder) => {
  const cache = mkdtempSync(join(tmpdir(), 'empty-cache-'));
  const args = ['ci', '--dry-run', '--ignore-scripts', '--offline', '--cache', cache, '--prefix', folder];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  rmSync(cache, { recursive: true });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
});

const integrity = 'sha512-x';

/** The lock file of a package with native code for two systems. */
const whole: LockFile['packages'] = {
  '': { version: '1.0.0' },
  'node_modules/native': {
    version: '2.0.0',
    integrity,
    optionalDependencies: { 'native-linux': '2.0.0', 'native-mac': '2.0.0' },
  },
  'node_modules/native-linux': { version: '2.0.0', integrity },
  'node_modules/native/node_modules/native-mac': { version: '2.0.0', integrity },
};

const problemsWith = (changed: LockFile['packages']) => lockProblems({ packages: { ...whole, ...changed } }, '.');

test('a whole lock file has no problem', () => {
  expect(problemsWith({})).toEqual([]);
});

test('a missing package of another system is named, with what to run', () => {
  const { 'node_modules/native-linux': _, ...packages } = whole;
  expect(lockProblems({ packages }, 'tools/x')).toEqual([
    expect.stringMatching(
      /^node_modules\/native 2\.0\.0 needs native-linux .* npm install --package-lock-only beside tools\/x/,
    ),
  ]);
});

test('a package in a folder that is not searched counts as missing', () => {
  const { 'node_modules/native-linux': linux = {}, ...packages } = whole;
  const elsewhere = { ...packages, 'node_modules/other/node_modules/native-linux': linux };
  expect(lockProblems({ packages: elsewhere }, '.')).toHaveLength(1);
});

test('a package without a hash is named, unless it is shipped inside another', () => {
  expect(problemsWith({ 'node_modules/plain': {} })).toEqual([
    expect.stringContaining('node_modules/plain has no integrity'),
  ]);
  expect(problemsWith({ 'node_modules/plain': { inBundle: true } })).toEqual([]);
});

test('a package of the repository needs no hash, if its folder is listed', () => {
  const link = { resolved: 'tools/own', link: true };
  expect(problemsWith({ 'node_modules/own': link, 'tools/own': { version: '1.0.0' } })).toEqual([]);
  expect(problemsWith({ 'node_modules/own': link })).toHaveLength(2);
  const outside = { resolved: 'https://example.com/own.tgz', link: true };
  expect(problemsWith({ 'node_modules/own': outside })).toHaveLength(2);
});

test('a download address is refused', () => {
  const resolved = 'https://example.com/plain.tgz';
  expect(problemsWith({ 'node_modules/plain': { integrity, resolved } })).toEqual([
    expect.stringContaining('node_modules/plain holds a download address'),
  ]);
});
