import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFile } from './page-file';
import type { SiteModel } from './site-model';

/** Gatsby's internal files, which must not be published; a warm build needs them again. */
const internal = ['webpack.stats.json', 'chunk-map.json', '_gatsby'];

/** Files that are deleted. */
const unwanted = /^~partytown$|\.map$/;

/**
 * Turns Gatsby's output into the published folder: `x/index.html` becomes `x.html`, internal files are moved away.
 * @param folder Gatsby's output
 * @param model how the site is served
 * @param aside where internal files are kept for the next build
 */
export function publish(folder: string, model: Pick<SiteModel, 'pages' | 'notFound'>, aside = besideOf(folder)): void {
  for (const [gatsbyFile, file] of movedFiles(folder, model)) {
    if (!existsSync(gatsbyFile)) continue;
    renameSync(gatsbyFile, file);
    if (readdirSync(dirname(gatsbyFile)).length === 0) rmdirSync(dirname(gatsbyFile));
  }
  for (const name of internal) move(join(folder, name), join(aside, name));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (unwanted.test(path)) rmSync(join(folder, path), { recursive: true, force: true });
  }
}

/**
 * Moves the pages of the last build back to where Gatsby wrote them: a warm build updates the files of unchanged pages when a
 * script changes, and deletes those of removed pages.
 */
export function unpublish(folder: string, model: Pick<SiteModel, 'pages' | 'notFound'>, aside = besideOf(folder)): void {
  for (const [gatsbyFile, file] of movedFiles(folder, model)) move(file, gatsbyFile);
  for (const name of internal) move(join(aside, name), join(folder, name));
}

const besideOf = (folder: string) => join(dirname(folder), 'hosting', 'aside');

/** Moves a file or folder if it exists, and replaces the target. */
function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Pairs of the paths that Gatsby writes and those that are published; the two pages that Gatsby writes as files are not moved. */
function movedFiles(folder: string, { pages, notFound }: Pick<SiteModel, 'pages' | 'notFound'>): [string, string][] {
  return [...pages, ...notFound]
    .map(({ file }) => file)
    .filter((file) => file !== pageFile('/') && file !== pageFile('/404.html'))
    .map((file) => [join(folder, file.replace(/\.html$/, ''), 'index.html'), join(folder, file)]);
}
