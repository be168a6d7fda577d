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
    const child = spawn(command, { stdio: say ? ['ignore', 'pipe', 'pipe'] : 'inherit', env, shell: true });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say);
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}
