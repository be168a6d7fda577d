import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesIn } from '../../src/hosting/files-in';
import { gatsbyEnvironment } from '../gatsby-environment.mjs';
import { watchMemory } from './watch-memory';

/** The result of a build. */
export interface Build {
  seconds: number;
  /** Maximum memory in bytes; undefined on systems that do not report it. */
  memory: number | undefined;
  /** Size of the published folder, in bytes. */
  written: number;
}

const gatsby = resolve('node_modules/gatsby/cli.js');

/**
 * Builds the Gatsby site in a folder.
 * @throws Error with the end of its output, if it fails
 */
export async function buildSite(folder: string): Promise<Build> {
  const since = performance.now();
  // The folder has its own data.
  const { SITE_DATA: _, ...own } = gatsbyEnvironment();
  const env = { ...own, CI: 'true' };
  const child = spawn(process.execPath, [gatsby, 'build'], { cwd: folder, env });
  const stop = watchMemory(child.pid ?? 0);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  const code = await new Promise((done) => child.on('close', done));
  const memory = stop();
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${printed.slice(-3000)}`);
  return { seconds: (performance.now() - since) / 1000, memory, written: sizeOf(join(folder, 'public')) };
}

const sizeOf = (folder: string) => filesIn(folder).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
