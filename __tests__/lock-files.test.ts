import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A package in a lock file (docs.npmjs.com/cli/configuring-npm/package-lock-json). */
interface LockedPackage {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  dependencies?: object;
  devDependencies?: object;
  optionalDependencies?: Record<string, string>;
}

const packagesIn = (folder: string) =>
  (JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as { packages: Record<string, LockedPackage> }).packages;

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };

/** Packages with a lock file of their own: those of the workspaces stand in the project's. */
const own = readdirSync('tools')
  .map((name) => `tools/${name}`)
  .filter((folder) => existsSync(`${folder}/package-lock.json`));

test.each(workspaces)('the project’s lock file holds the workspace %s as its package.json is', (folder) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as LockedPackage;
  expect(packagesIn('.')[folder]).toMatchObject({
    ...(dependencies && { dependencies }),
    ...(devDependencies && { devDependencies }),
  });
});

test.each(['.', ...own])(
  'the lock file of %s has a hash for every package, also for those of other systems, and no address',
  (folder) => {
    const packages = packagesIn(folder);
    const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    expect(fetched.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)).toEqual([]);
    expect(fetched.filter(([, { resolved }]) => resolved)).toEqual([]);
    const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  },
);

// The project's own lock file passes npm ci before any test runs. A range such as "latest", if no override settles it, makes npm ask
// the registry, and refuse the lock file after the next release.
test.each(own)('npm ci asks no network what to install in %s', (folder) => {
  const cache = mkdtempSync(join(tmpdir(), 'empty-cache-'));
  const args = ['ci', '--dry-run', '--ignore-scripts', '--offline', '--cache', cache, '--prefix', folder];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  rmSync(cache, { recursive: true });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
});
