import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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

test.each([
  ['a program', 'startWithParent([process.execPath, process.argv[1], "--option"], { output: "inherit" })'],
  ['a command', 'run("node " + JSON.stringify(process.argv[1]) + " --option")'],
] as const)(
  '%s ends with all that it has started when its parent is killed, which can clean nothing up',
  async (_, start) => {
    rmSync(pids, { force: true });
    const code = `import { run, startWithParent } from ${JSON.stringify(pathToFileURL('tools/steps/run.mjs').href)}; ${start};`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code, program], { stdio: 'ignore' });
    const [own, child, option] = (await until(readPids)) ?? [0, 0, ''];
    expect([isRunning(own), isRunning(child), option]).toEqual([true, true, '--option']);
    parent.kill('SIGKILL');
    await until(() => !isRunning(own) && !isRunning(child));
  },
);
