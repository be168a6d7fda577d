import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './run-main';
import { copyFolder } from './site-copy/build-copy';
import { copyRepository } from './site-copy/copy-project';

const usage = `npx tsx tools/test-without-studio.ts

Removes the studio from a copy of the project, where content check, types, architecture and units have to pass without it.`;

const folder = copyFolder('without-studio');

/** The checks of the site, by what they do: a program of a package, with its arguments. */
const checks = {
  'the content check': ['tsx/dist/cli.mjs', 'tools/check-content.ts'],
  'the types of the queries': ['tsx/dist/cli.mjs', 'tools/query-types.ts'],
  types: ['typescript-7/bin/tsc', '-p', '.'],
  architecture: ['tsx/dist/cli.mjs', 'tools/check-architecture.mts'],
  units: ['jest/bin/jest.js', '--selectProjects', 'unit'],
};

function main(): void {
  copyRepository(folder);
  removeStudio();
  for (const [what, [program = '', ...args]] of Object.entries(checks)) {
    const command = [join(folder, 'node_modules', program), ...args];
    const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error(`Without the studio, ${what} failed.`);
  }
}

/** Removes the package, and what names it: its line among the workspaces, and the rows of packages that nothing else wants. */
function removeStudio(): void {
  const [{ dependencies }, own] = ['packages/studio', '.'].map((path) =>
    JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')),
  );
  const gone = Object.keys(dependencies).filter((name) => !(name in own.dependencies));
  rmSync(join(folder, 'packages/studio'), { recursive: true });
  rmSync(join(folder, 'node_modules/studio'), { force: true });
  edit('package.json', (text) => text.replace(/,\s*"tools\/studio"/, ''));
  edit('docs/dependencies.md', (text) => {
    const isGone = (line: string) => gone.some((name) => line.startsWith(`| ${name} |`));
    return text
      .split('\n')
      .filter((line) => !isGone(line))
      .join('\n');
  });
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

void runMain(usage, {}, main);
