import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { gatsbyEnvironment } from '../gatsby-environment.mjs';

const gatsby = resolve('node_modules/gatsby/cli.js');

/**
 * Builds the Gatsby site in a folder.
 * @returns how long it took, in seconds
 * @throws Error with the end of its output, if it fails
 */
export async function buildSite(folder: string): Promise<number> {
  const since = performance.now();
  // The folder has its own data.
  const { SITE_DATA: _, ...own } = gatsbyEnvironment();
  const child = spawn(process.execPath, [gatsby, 'build'], { cwd: folder, env: { ...own, CI: 'true' } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${printed.slice(-3000)}`);
  return (performance.now() - since) / 1000;
}
