import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LockFile, lockProblems } from './support/lock-problems';

const folders = ['.', ...readdirSync('tools').map((name) => `tools/${name}`)].filter((folder) =>
  existsSync(`${folder}/package.json`),
);

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

test('one that lies where the package does not look counts as missing', () => {
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

test('a download address is refused', () => {
  const resolved = 'https://example.com/plain.tgz';
  expect(problemsWith({ 'node_modules/plain': { integrity, resolved } })).toEqual([
    expect.stringContaining('node_modules/plain holds a download address'),
  ]);
});
