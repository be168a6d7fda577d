import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../../../src/data/read-data';
import { copyFolder } from '../../../site-copy/build-copy';
import { copyCode } from '../../../site-copy/copy-project';
import { studioPort } from './playwright.config';

/** The path of a copy of the project with the sample site as its data; edits in the copy do not affect the project. */
export const copy = copyFolder('studio-test');

/** Makes the copy, without the edits of the previous run. */
export function makeCopy(): void {
  copyCode(copy);
  for (const [part, from] of [
    ['tools', 'tools'],
    ['data', dataFolder],
    ['package-lock.json', 'package-lock.json'],
  ] as const) {
    rmSync(join(copy, part), { recursive: true, force: true });
    cpSync(from, join(copy, part), { recursive: true });
  }
  cpSync('__tests__/fixtures/static', join(copy, 'static'), { recursive: true });
  for (const left of ['.studio', 'hosting']) rmSync(join(copy, left), { recursive: true, force: true });
}

/** A run of `npm run edit`. */
export interface Run {
  child: ChildProcess;
  printed: () => string;
  /** Resolves to the exit code when the run has ended. */
  ended: Promise<number | null>;
}

/** Starts `npm run edit` in the copy, in a process group of its own, as a terminal does. */
export function runEdit(): Run {
  const { SITE_DATA: _, SITE_STATIC: __, ...env } = process.env;
  const args = ['tools/studio/start/edit.mjs', '--no-open', '--port', String(studioPort)];
  const child = spawn('node', args, { cwd: copy, env, detached: true });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += String(piece)));
  return { child, printed: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Ends a run as Ctrl+C does; kills its process group if it does not end in time. Returns the exit code. */
export async function interrupt({ child, ended }: Run): Promise<number | null> {
  const group = -(child.pid ?? 0);
  process.kill(group, 'SIGINT');
  const late = setTimeout(() => process.kill(group, 'SIGKILL'), 15_000);
  const code = await ended;
  clearTimeout(late);
  return code;
}
