import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withoutVariable } from '../../packages/fast-page/switches';
import { filesIn } from '../../packages/hosts';
import { forgetResults } from '../forget-results.mjs';
import { gatsbyEnvironment } from '../gatsby-environment.mjs';
import { startWithParent } from '../steps/run.mjs';
import { copyCode, parts } from './copy-project';

/** The folder of copies of the project with other data. */
const sitesFolder = resolve('.sites');

/** The folder of a copy. */
export const copyFolder = (name: string) => join(sitesFolder, name);

interface OtherFiles {
  /** Switches of packages/fast-page that are off, with commas between them, or `all`. */
  without?: string;
  copies?: ReadonlyMap<string, string>;
  removals?: ReadonlySet<string>;
}

/**
 * Builds a copy of the project with other data, in a folder of its own, if anything has changed since its last build.
 * @param name the folder's name below `.sites/`
 * @param data the folder that replaces `data/`
 * @param others further files to copy, as the original by the new path, files to remove from the copy, and what is switched off
 * @returns seconds that the build took; 0 if it was up to date
 * @throws Error with the end of the build output, if it fails
 */
export async function buildCopy(
  name: string,
  data: string,
  { copies = new Map(), removals = new Set(), without = '' }: OtherFiles = {},
): Promise<number> {
  const folder = copyFolder(name);
  mkdirSync(folder, { recursive: true });
  const note = join(folder, 'built-of.txt');
  const digest = digestOf([...parts, data, ...copies.values()]) + without;
  if (existsSync(note) && readFileSync(note, 'utf8') === digest) return 0;
  rmSync(note, { force: true });
  copyCode(folder);
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  cpSync(data, join(folder, 'data'), { recursive: true });
  for (const path of removals) rmSync(join(folder, path), { force: true });
  for (const [to, from] of copies) cpSync(from, join(folder, to));
  const seconds = await buildSite(folder, without);
  writeFileSync(note, digest);
  return seconds;
}

/** A hash of these files, and of all files in these folders. */
function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** A build writes the types of the queries. */
const isMade = (path: string) => path.endsWith('gatsby-types.d.ts');

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return filesIn(path)
    .map((file) => join(path, file))
    .filter((file) => !isMade(file))
    .sort();
}

const gatsby = resolve('node_modules/gatsby/cli.js');

/**
 * Builds the Gatsby site in a folder.
 * @param without see above
 * @returns how long it took, in seconds
 * @throws Error with the end of its output, if it fails
 */
export async function buildSite(folder: string, without = ''): Promise<number> {
  const since = performance.now();
  const keepResults = forgetResults(folder);
  // The folder has its own data.
  const { SITE_DATA: _, ...own } = gatsbyEnvironment();
  const env = { ...own, CI: 'true', [withoutVariable]: without };
  const child = startWithParent([process.execPath, gatsby, 'build'], { cwd: folder, env, output: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += String(text)));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${printed.slice(-3000)}`);
  keepResults();
  return (performance.now() - since) / 1000;
}
