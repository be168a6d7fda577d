import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { forgetResults } from '../../../tools/forget-results.mjs';
import { gatsbyEnvironment } from '../../../tools/gatsby-environment.mjs';
import { startWithParent } from '../../../tools/steps/run.mjs';

const gatsby = resolve('node_modules/gatsby/cli.js');

/** A running development server. */
interface DevelopSite {
  /** Resolves once it serves the site; rejects if it ends before. */
  ready: Promise<void>;
  /** Resolves once it has ended, for any reason. */
  ended: Promise<unknown>;
  /** Stops it and all processes that it started; resolves once they have ended. */
  stop(): Promise<unknown>;
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
  const child = startWithParent([process.execPath, gatsby, 'develop', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env: { ...own, FORCE_COLOR: '0' },
    output: 'pipe',
  });
  const log = createWriteStream(logOf(folder));
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.stdin?.end();
    return ended;
  };
  return { ready: whenReady(child, `http://127.0.0.1:${port}/`, folder), ended, stop };
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
