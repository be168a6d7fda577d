import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { forgetResults } from '../../forget-results.mjs';
import { gatsbyEnvironment } from '../../gatsby-environment.mjs';

const gatsby = resolve('node_modules/gatsby/cli.js');

/** A running development server. */
interface DevelopSite {
  /** Resolves once it serves the site; rejects if it ends before. */
  ready: Promise<void>;
  /** Resolves once it has ended, for any reason. */
  ended: Promise<unknown>;
  /** Stops it and all processes that it started; resolves once they have ended. */
  stop(): Promise<void>;
}

/** Options of a development server. */
interface DevelopOptions {
  folder: string;
  port: number;
}

/** Starts Gatsby's development server on the loopback interface. Its output is written to a log file. */
export function developSite({ folder, port }: DevelopOptions): DevelopSite {
  forgetResults(folder);
  const { SITE_DATA: _, SITE_STATIC: __, ...own } = gatsbyEnvironment();
  const child = startWithParent({
    program: gatsby,
    args: ['develop', '--host', '127.0.0.1', '--port', String(port)],
    cwd: folder,
    env: { ...own, FORCE_COLOR: '0' },
  });
  const log = createWriteStream(logOf(folder));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { ready: whenReady(child, `http://127.0.0.1:${port}/`, folder), ended, stop: () => end(child) };
}

/** Returns the path of the development server's log file. */
export const logOf = (folder: string) => join(folder, 'develop.log');

/** Polling interval in milliseconds. */
const interval = 250;

async function whenReady(child: ChildProcess, address: string, folder: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await isServed(address)) return;
    await new Promise((done) => setTimeout(done, interval));
  }
  throw new Error(`The development site has ended: ${logOf(folder)} says why.`);
}

const isServed = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** How long the processes may take to end before they are killed, in milliseconds. */
const patience = 5000;

async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  signalGroup(pid, 'SIGTERM');
  const until = Date.now() + patience;
  while (isGroupRunning(pid) && Date.now() < until) await new Promise((done) => setTimeout(done, 50));
  signalGroup(pid, 'SIGKILL');
}

const isGroupRunning = (pid: number) => signalGroup(pid, 0);

/** @returns whether the process group exists */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

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
