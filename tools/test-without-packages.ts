import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './run-main';
import { buildSite, copyFolder } from './site-copy/build-copy';
import { copyRepository } from './site-copy/copy-project';

const usage = `npx tsx tools/test-without-packages.ts

Removes the packages that only people who work here use from a copy of the project: the studio, XLIFF and what draws the product's screens.
Content check, types, architecture, units, a build and the tests of the built HTML have to pass without them.`;

const folder = copyFolder('without-packages');

const removed = ['studio', 'xliff', 'product-screens'];

/** The checks of the site, by what they do: a program of a package, with its arguments. */
const checks = {
  'the content check': ['tsx/dist/cli.mjs', 'tools/check-content.ts'],
  'the types of the queries': ['tsx/dist/cli.mjs', 'tools/query-types.ts'],
  types: ['typescript-7/bin/tsc', '-p', '.'],
  architecture: ['tsx/dist/cli.mjs', 'tools/check-architecture.mts'],
  units: ['jest/bin/jest.js', '--selectProjects', 'unit'],
};

async function main(): Promise<void> {
  copyRepository(folder);
  removePackages();
  for (const [what, command] of Object.entries(checks)) run(what, command);
  await buildSite(folder);
  run('the built HTML', ['jest/bin/jest.js', '--selectProjects', 'built']);
}

/** @throws Error if the program fails */
function run(what: string, [program = '', ...args]: readonly string[]): void {
  const command = [join(folder, 'node_modules', program), ...args];
  const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Without ${removed.join(', ')}, ${what} failed.`);
}

/** Removes the packages, and what names them: their lines among the workspaces, and the rows of what nothing else wants. */
function removePackages(): void {
  const own = readPackage('.');
  const gone = removed.flatMap((name) => {
    return Object.keys(all(readPackage(join('packages', name)))).filter((one) => !(one in all(own)));
  });
  for (const name of removed) {
    rmSync(join(folder, 'packages', name), { recursive: true });
    rmSync(join(folder, 'node_modules', name), { force: true });
  }
  edit('package.json', (text) => text.replace(/"workspaces": \[[^\]]*\]/, '"workspaces": []'));
  edit('docs/dependencies.md', (text) => {
    const isGone = (line: string) => gone.some((name) => line.startsWith(`| ${name} |`));
    return text
      .split('\n')
      .filter((line) => !isGone(line))
      .join('\n');
  });
}

interface PackageFile {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const all = ({ dependencies = {}, devDependencies = {} }: PackageFile) => ({ ...dependencies, ...devDependencies });

const readPackage = (path: string): PackageFile => {
  const file = join(path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

function edit(path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

void runMain(usage, {}, main);
