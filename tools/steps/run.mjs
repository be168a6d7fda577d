import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Programs of this project's packages are found first, also without npm. */
const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;

/**
 * Runs a command in a shell.
 * @param {string} command
 * @param {(text: string) => void} [say] takes its output, piece by piece; without it, the output goes to the terminal
 * @returns {Promise<number>} the exit code
 */
export function run(command, say) {
  return new Promise((done) => {
    const env = { ...process.env, PATH: path, FORCE_COLOR: !say && process.stdout.isTTY ? '1' : '0' };
    const child = startWithParent([command], { env, output: say ? 'pipe' : 'inherit' });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say);
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}

/**
 * Starts a program that ends with this process, even after `kill -9`, or when its stdin is closed, and with it all that it has started.
 * @param {readonly string[]} command the program and its arguments; or one command of a shell
 * @param {{ output: 'pipe' | 'inherit', cwd?: string, env?: NodeJS.ProcessEnv }} options
 */
export function startWithParent(command, { output, ...options }) {
  return spawn(process.execPath, [resolve('tools/steps/with-parent.mjs'), ...command], {
    ...options,
    stdio: ['pipe', output, output],
    // A process group of its own, so that the whole group can be ended.
    detached: process.platform !== 'win32',
  });
}

/** How often `endWithNpm` looks, in milliseconds. */
const interval = 500;

/** Ends this process when npm has been killed: npm itself ends only the shell in between. */
export function endWithNpm() {
  const parent = process.ppid;
  const look = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(look, interval).unref();
}
