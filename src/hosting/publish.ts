import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFile } from './page-file';
import type { SiteModel } from './site-model';
import { bringPicturesBack, setPicturesAside } from './unnamed-pictures';

/** What Gatsby writes for its own use and nobody shall download; a warm build wants it back. */
const internal = ['webpack.stats.json', 'chunk-map.json', '_gatsby'];

/** What nobody wants back. */
const unwanted = /^~partytown$|\.map$/;

/**
 * Turns Gatsby's output into what is published: one `x.html` for each page `x/index.html`, nothing internal, no picture that no page
 * names.
 * @param folder Gatsby's output
 * @param model how the site is to be served
 * @param aside where internal files wait for the next build
 */
export function publish(folder: string, model: Pick<SiteModel, 'pages' | 'notFound'>, aside = besideOf(folder)): void {
  for (const [gatsbyFile, file] of movedFiles(folder, model)) {
    if (!existsSync(gatsbyFile)) continue;
    renameSync(gatsbyFile, file);
    if (readdirSync(dirname(gatsbyFile)).length === 0) rmdirSync(dirname(gatsbyFile));
  }
  for (const name of internal) move(join(folder, name), join(aside, name));
  setPicturesAside(folder, aside);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (unwanted.test(path)) rmSync(join(folder, path), { recursive: true, force: true });
  }
}

/**
 * Puts the pages of the build before back to where Gatsby left them: in a warm build it rewrites the files of unchanged pages
 * when a script of theirs changes, and deletes those of pages that are gone.
 */
export function unpublish(folder: string, model: Pick<SiteModel, 'pages' | 'notFound'>, aside = besideOf(folder)): void {
  for (const [gatsbyFile, file] of movedFiles(folder, model)) move(file, gatsbyFile);
  for (const name of internal) move(join(aside, name), join(folder, name));
  bringPicturesBack(folder, aside);
}

const besideOf = (folder: string) => join(dirname(folder), 'hosting', 'aside');

/** Moves a file or folder if it is there; what stood at its new place goes. */
function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Pairs of where Gatsby writes a page and where it is published; the two that Gatsby writes as files already stay. */
function movedFiles(folder: string, { pages, notFound }: Pick<SiteModel, 'pages' | 'notFound'>): [string, string][] {
  return [...pages, ...notFound]
    .map(({ file }) => file)
    .filter((file) => file !== pageFile('/') && file !== pageFile('/404.html'))
    .map((file) => [join(folder, file.replace(/\.html$/, ''), 'index.html'), join(folder, file)]);
}
