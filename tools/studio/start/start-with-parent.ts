import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const runner = resolve('tools/studio/start/with-parent.mjs');

/** How to start a program. */
interface Start {
  program: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Starts a Node program in its own process group, so that the whole group can be ended. The program ends with this process, even
 * after `kill -9`.
 */
export const startWithParent = ({ program, args, cwd, env }: Start): ChildProcessByStdio<Writable, Readable, Readable> =>
  spawn(process.execPath, [runner, program, ...args], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
