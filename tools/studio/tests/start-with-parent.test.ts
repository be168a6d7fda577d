import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'with-parent-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that starts another one, writes both process ids to a file, and keeps running. */
const program = join(folder, 'program.cjs');
const pids = join(folder, 'pids.json');
writeFileSync(
  program,
  `const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  require('node:fs').writeFileSync(${JSON.stringify(pids)}, JSON.stringify([process.pid, child.pid, ...process.argv.slice(2)]));
  setInterval(() => {}, 1000);`,
);

const start = `const { startWithParent } = require(${JSON.stringify(resolve('tools/studio/start/develop-site.ts'))});
  startWithParent({ program: ${JSON.stringify(program)}, args: ['--option'], cwd: process.cwd(), env: process.env });`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Waits until the function returns something other than undefined or false. */
async function until<Result>(look: () => Result): Promise<Result> {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
}

const readPids = (): [number, number, string] | undefined =>
  existsSync(pids) ? JSON.parse(readFileSync(pids, 'utf8') || 'null') : undefined;

test('a program ends with all that it started when its parent is killed, which can clean nothing up', async () => {
  const parent = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', start], { stdio: 'ignore' });
  const [own, child, option] = (await until(readPids)) ?? [0, 0, ''];
  expect([isRunning(own), isRunning(child), option]).toEqual([true, true, '--option']);
  parent.kill('SIGKILL');
  await until(() => !isRunning(own) && !isRunning(child));
}, 60_000);
