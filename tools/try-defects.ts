import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { requireChromium } from './browser';
import { builtModel } from './built-model';
import type { Defect, Lane } from './defects/defect';
import { defects } from './defects/defects';
import { type Given, runMain } from './run-main';
import { selected } from './selected';
import { copyRepository } from './site-copy/copy-project';

const usage = `npm run try-defects [WORDS] [-- --lanes content,units]

Makes deliberate mistakes, one after the other, in a copy of the project, .sites/defects, and runs the check that must catch each.
First runs each check without a mistake, because a check that always fails proves nothing. Prints a table; the exit code is 1 if a
mistake is not caught. Takes half an hour. Build first: the copy starts from the built site. WORDS select mistakes whose name
contains them, --lanes those that these checks must catch.`;

const folder = resolve('.sites/defects');

/** What a check needs to have been built before. A build that fails is not the check that catches a mistake. */
function buildOf(lane: Lane): readonly (readonly string[])[] {
  if (lane === 'built' || lane === 'hosts') return [npm('build')];
  return lane === 'browser' || lane === 'pictures' ? [['npx', 'tsx', 'tools/build-sample.ts']] : [];
}

const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, '--', ...args];

/** The command that has to fail. */
const commands: Record<Lane, (tests?: string) => string[]> = {
  content: () => npm('check:content'),
  style: () => npm('lint'),
  architecture: () => npm('check:architecture'),
  types: () => npm('check:types'),
  units: (tests = '') => ['npx', 'jest', '--selectProjects', 'unit', '--testPathPatterns', tests],
  built: (tests = '') => ['npx', 'jest', '--selectProjects', 'built', '--testPathPatterns', tests],
  hosts: () => npm('test:hosts', 'preview', 'nginx'),
  browser: (tests = '') => npm('test:browser', '--project=e2e', tests, '--max-failures=1'),
  pictures: () => npm('test:browser', '--project=visual'),
};

const config = { options: { lanes: { type: 'string' } }, allowPositionals: true } as const;

async function main({ values, positionals }: Given<typeof config>): Promise<void> {
  const words = positionals.join(' ');
  const lanes = selected('--lanes', values.lanes, Object.keys(commands));
  const chosen = defects.filter(({ name, lane }) => name.includes(words) && lanes.includes(lane));
  if (chosen.length === 0) throw new Error(`"${words}": no mistake for ${lanes.join()} has these words in its name.`);
  builtModel();
  if (chosen.some(({ lane }) => lane === 'browser' || lane === 'pictures')) await requireChromium();
  copyProject();
  passWithoutMistake(chosen);
  const rows = chosen.map((defect, index) => {
    console.log(`${index + 1}/${chosen.length} ${defect.name}`);
    return { defect, result: resultOf(defect) };
  });
  for (const { defect, result } of rows)
    console.log(`${result.padEnd(12)} ${[defect.lane, defect.tests].filter(Boolean).join(', ').padEnd(26)} ${defect.name}`);
  process.exitCode = rows.every(({ result }) => result === 'caught') ? 0 : 1;
}

/** The files of the project as they are, its packages, and what a build left, so that the next one is short. */
function copyProject(): void {
  copyRepository(folder);
  for (const part of ['public', 'hosting', '.cache', 'src/gatsby-types.d.ts']) copy(part);
}

function copy(part: string): void {
  const target = join(folder, part);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  cpSync(part, target, { recursive: true, preserveTimestamps: true });
}

/** @throws Error naming the commands that fail without a mistake */
function passWithoutMistake(chosen: readonly Defect[]): void {
  const commandsOf = ({ lane, tests }: Defect) => [...buildOf(lane), commands[lane](tests)];
  const all = new Map(chosen.flatMap(commandsOf).map((command) => [command.join(' '), command]));
  const failed = [...all].filter(([, command]) => !succeeds(command)).map(([name]) => name);
  if (failed.length > 0) throw new Error(`These fail without a mistake, too:\n${failed.join('\n')}`);
}

function resultOf({ file, find, replacement, lane, tests }: Defect): string {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  const damaged = source.replace(find, replacement);
  if (damaged === source) return 'out of date';
  writeFileSync(path, damaged);
  try {
    if (!buildOf(lane).every(succeeds)) return 'build fails';
    return succeeds(commands[lane](tests)) ? 'NOT CAUGHT' : 'caught';
  } finally {
    writeFileSync(path, source);
  }
}

function succeeds([program = '', ...args]: readonly string[]): boolean {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'ignore' });
  return status === 0;
}

void runMain(usage, config, main);
