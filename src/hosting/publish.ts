import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFile } from './page-file';
import type { SiteModel } from './site-model';

/** What Gatsby writes for its own use and nobody shall download. */
const internal = ['webpack.stats.json', '~partytown'];

/**
 * Turns Gatsby's output into what is published: one `x.html` for each page `x/index.html`, nothing internal.
 * @param folder Gatsby's output
 * @param model how the site is to be served
 */
export function publish(folder: string, model: SiteModel): void {
  for (const [gatsbyFile, file] of movedFiles(folder, model)) {
    if (!existsSync(gatsbyFile)) continue;
    renameSync(gatsbyFile, file);
    if (readdirSync(dirname(gatsbyFile)).length === 0) rmdirSync(dirname(gatsbyFile));
  }
  for (const name of internal) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Puts the pages of the build before back to where Gatsby left them: in a warm build it rewrites the files of unchanged pages
 * when a script of theirs changes, and deletes those of pages that are gone.
 */
export function unpublish(folder: string, model: SiteModel): void {
  for (const [gatsbyFile, file] of movedFiles(folder, model)) {
    if (!existsSync(file)) continue;
    mkdirSync(dirname(gatsbyFile), { recursive: true });
    renameSync(file, gatsbyFile);
  }
}

/** Pairs of where Gatsby writes a page and where it is published; the two that Gatsby writes as files already stay. */
function movedFiles(folder: string, { pages, notFound }: SiteModel): [string, string][] {
  return [...pages, ...notFound]
    .map(({ file }) => file)
    .filter((file) => file !== pageFile('/') && file !== pageFile('/404.html'))
    .map((file) => [join(folder, file.replace(/\.html$/, ''), 'index.html'), join(folder, file)]);
}
