import { type ChildProcess, spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { delimiter } from 'node:path';
import type { RunningHost } from './host-runner';
import type { SiteCopy } from './site-copy';

/** The time limit for starting a server, in milliseconds. */
const startTimeout = 60_000;

/** The folders of servers. Debian installs them in /usr/sbin, which only root’s PATH contains. */
export const programFolders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** The environment of a server, with `programFolders` in its PATH. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, PATH: programFolders().join(delimiter) });

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('The system assigned no port.');
  return address.port;
}

/** Whether this process may listen on a port of the loopback interface: low ones are reserved for root. */
export function mayListen(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Starts a server and waits until it listens.
 * @param command the program and its arguments, which must keep it in the foreground
 * @throws Error with the program’s output, if it exits or does not listen in time
 */
export async function startProcess(
  command: readonly [string, ...string[]],
  port: number,
  site: SiteCopy,
  variables: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd: site.workFolder, env: { ...environment(), ...variables }, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  child.on('error', (error) => (printed += error.message));
  const stop = async () => {
    await end(child);
    site.remove();
  };
  if (!(await listens(port, child))) {
    await stop();
    throw new Error(`${program} did not start:\n${printed.slice(-3000)}`);
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function listens(port: number, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + startTimeout;
  while (Date.now() < until && !hasEnded(child)) {
    if (await accepts(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Ends the process and its children, which have their own process group. */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 5000);
  await ended;
  clearTimeout(late);
}
