import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../../../src/data/read-data';
import { copyFolder } from '../../../../tools/site-copy/build-copy';
import { copyCode } from '../../../../tools/site-copy/copy-project';
import { studioPort } from './playwright.config';

/** The path of a copy of the project with the sample site as its data; edits in the copy do not affect the project. */
export const copy = copyFolder('studio-test');

/** The time limit for the first start of the studio, which makes every picture, in milliseconds. */
const startTime = 900_000;

/**
 * Starts `npm run edit` once for all tests, and ends it as Ctrl+C does. For work on the tests, STUDIO_ADDRESS can name a studio
 * that runs already.
 * @returns the function that ends the run; undefined for a studio that ran already
 * @throws Error with the printed output, if the run does not start or ends with an error
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STUDIO_ADDRESS) return undefined;
  makeCopy();
  const run = runEdit();
  const until = Date.now() + startTime;
  let address: string | undefined;
  while (address === undefined && run.child.exitCode === null && Date.now() < until) {
    await new Promise((done) => setTimeout(done, 200));
    address = /The studio is at (\S+)/.exec(run.printed())?.[1];
  }
  const stop = async () => {
    if ((await run.interrupt()) !== 0 || !address) throw new Error(`npm run edit failed:\n${run.printed()}`);
  };
  if (!address) await stop();
  process.env.STUDIO_ADDRESS = address;
  return stop;
}

/** Makes the copy, without the edits of the previous run. */
function makeCopy(): void {
  copyCode(copy);
  for (const [part, from] of [
    ['tools', 'tools'],
    ['data', dataFolder],
  ] as const) {
    rmSync(join(copy, part), { recursive: true, force: true });
    cpSync(from, join(copy, part), { recursive: true });
  }
  cpSync('__tests__/fixtures/static', join(copy, 'static'), { recursive: true });
  for (const left of ['.studio', 'hosting']) rmSync(join(copy, left), { recursive: true, force: true });
}

/** Starts `npm run edit` in the copy, in a process group of its own, as a terminal does. */
function runEdit() {
  const { SITE_DATA: _, SITE_STATIC: __, ...env } = process.env;
  const args = ['packages/studio/start/edit.mjs', '--no-open', '--port', String(studioPort)];
  const child = spawn('node', args, { cwd: copy, env, detached: true });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += String(piece)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  /** Ends it as Ctrl+C does; kills its process group if it does not end in time. Returns the exit code. */
  const interrupt = async () => {
    const group = -(child.pid ?? 0);
    if (child.exitCode === null) process.kill(group, 'SIGINT');
    const late = setTimeout(() => process.kill(group, 'SIGKILL'), 15_000);
    const code = await ended;
    clearTimeout(late);
    return code;
  };
  return { child, printed: () => text, interrupt };
}
