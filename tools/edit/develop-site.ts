import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { gatsbyEnvironment } from '../gatsby-environment.mjs';
import { startWithParent } from './start-with-parent';

const gatsby = resolve('node_modules/gatsby/cli.js');

/** A development server that was started. */
export interface DevelopSite {
  /** Resolves once it shows the site; rejects if it ends before. */
  ready: Promise<void>;
  /** Resolves once it has ended, by itself or not. */
  ended: Promise<unknown>;
  /** Resolves once it and all that it started have ended. */
  stop(): Promise<void>;
}

/** What a development server shows, and to whom. */
export interface DevelopOptions {
  folder: string;
  port: number;
  /** Whose pages may show it. */
  studioOrigin: string;
}

/** Starts Gatsby's development server in a folder, for this machine alone, in edit mode. What it says goes into a file. */
export function developSite({ folder, port, studioOrigin }: DevelopOptions): DevelopSite {
  const { SITE_DATA: _, SITE_STATIC: __, ...own } = gatsbyEnvironment();
  const child = startWithParent({
    program: gatsby,
    args: ['develop', '--host', '127.0.0.1', '--port', String(port)],
    cwd: folder,
    env: { ...own, SITE_EDIT: studioOrigin, FORCE_COLOR: '0' },
  });
  const log = createWriteStream(logOf(folder));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { ready: whenReady(child, `http://127.0.0.1:${port}/`, folder), ended, stop: () => end(child) };
}

/** Where it is written what the development server says. */
export const logOf = (folder: string) => join(folder, 'develop.log');

/** Milliseconds between two looks. */
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

/** Milliseconds that the processes have to end by themselves. */
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

/** @returns whether there was anybody to hear it */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}
