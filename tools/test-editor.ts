import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { EditedData } from '../__tests__/editor/edited-data';
import { guideRecipes, recipes } from '../__tests__/editor/recipes';
import { unusualContent } from '../__tests__/editor/unusual-content';
import { reportProblems } from '../packages/content';
import { type Given, runMain } from './run-main';
import { selected } from './selected';
import { buildCopy, copyFolder } from './site-copy/build-copy';

const usage = `npx tsx tools/test-editor.ts [-- --only build,html,journeys]

Applies unusual but valid edits, and then every recipe of the editor's guide, to a copy of data/; builds that site in .sites/edited, and
runs the tests of the built HTML and a browser journey through every kind of page on it. --only runs some of the three; without build, they use
the last build.`;

/** Where the edited data is put together. */
const edited = resolve('.sites/edited-data');

const parts = new Map<string, () => void | Promise<void>>([
  ['build', buildEdited],
  // The tests of the built HTML look at the site in whose folder they run.
  [
    'html',
    () => run('jest/bin/jest.js', ['--config', resolve('package.json'), '--selectProjects', 'built'], copyFolder('edited')),
  ],
  ['journeys', () => run('@playwright/test/cli.js', ['test', '--project=edited'], process.cwd())],
]);

const config = { options: { only: { type: 'string' } } } as const;

async function main({ values }: Given<typeof config>): Promise<void> {
  const names = selected('--only', values.only, [...parts.keys()]);
  for (const [name, part] of parts) if (names.includes(name)) await part();
}

/** @throws Error naming what the content check finds, or with the end of what a build printed that failed */
async function buildEdited(): Promise<void> {
  const data = new EditedData();
  for (const edit of unusualContent.values()) edit(data);
  for (const name of guideRecipes()) recipes.get(name)?.(data);
  const errors = data.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(reportProblems(errors));
  data.writeTo(edited);
  const seconds = await buildCopy('edited', edited, data);
  console.log(`The edited site is built (${seconds.toFixed(1)} s).`);
}

/**
 * Runs a program of a package in a folder.
 * @throws Error if it fails
 */
function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(process.execPath, [resolve('node_modules', program), ...args], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} failed on the edited site.`);
}

void runMain(usage, config, main);
