import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startWithParent } from '../steps/run.mjs';
import type { RunningHost } from './host-runner';
import type { SiteCopy } from './site-copy';

/** The time limit for starting a server, in milliseconds. */
const startTimeout = 60_000;

/** The folders of servers. Debian installs them in /usr/sbin, which only root’s PATH contains. */
export const programFolders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** The environment of a server, with `programFolders` in its PATH. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, PATH: programFolders().join(delimiter) });

/** Any port of the loopback interface that is free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/**
 * Starts a server and waits until it answers.
 * @param command the program and its arguments, which must keep it in the foreground
 * @throws Error with the program’s output, if it exits or does not answer in time
 */
export async function startProcess(
  command: readonly [string, ...string[]],
  port: number,
  site: SiteCopy,
  variables: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const env = { ...environment(), ...variables };
  const child = startWithParent(command, { cwd: site.workFolder, env, output: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += String(text)));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.stdin?.end();
    await ended;
    site.remove();
  };
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin, child)) return { origin, stop };
  await stop();
  throw new Error(`${command[0]} did not start:\n${printed.slice(-3000)}`);
}

async function answers(origin: string, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + startTimeout;
  while (Date.now() < until && !hasEnded(child)) {
    const isThere = await fetch(origin, { redirect: 'manual' }).then(Boolean, () => false);
    if (isThere) return true;
    await setTimeout(100);
  }
  return false;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
