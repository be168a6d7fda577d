import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const runner = resolve('tools/edit/with-parent.mjs');

/** What a program is started with. */
interface Start {
  program: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Starts a program of Node in a process group of its own, so that all of it can be ended. It ends when this process does, even by
 * `kill -9`.
 */
export const startWithParent = ({ program, args, cwd, env }: Start): ChildProcessByStdio<Writable, Readable, Readable> =>
  spawn(process.execPath, [runner, program, ...args], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
