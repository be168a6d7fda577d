import { spawn } from 'node:child_process';

/**
 * Runs a command.
 * @param {string} command
 * @param {string[]} args
 * @param {(text: string) => void} [say] takes its output, piece by piece; without it, the output goes to the terminal
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, say) {
  return new Promise((resolve) => {
    const colours = !say && process.stdout.isTTY ? '1' : '0';
    const env = { ...process.env, FORCE_COLOR: colours };
    const stdio = say ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { stdio, env, shell: process.platform === 'win32' });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
