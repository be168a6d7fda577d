import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { move, removeEmpty } from './files';
import type { SiteModel } from './site-model';

/** Gatsby's internal files, which must not be published; a warm build needs them again. */
const internal = ['webpack.stats.json', 'chunk-map.json', '_gatsby'];

/** Files that are deleted. */
const unwanted = /^~partytown$|\.map$/;

type Pages = Pick<SiteModel, 'pages' | 'notFound'>;

/** Moves Gatsby's internal files from its output to `hosting/aside`. */
export function moveInternal(folder: string): void {
  for (const name of internal) move(join(folder, name), join(asideOf(folder), name));
}

/**
 * Turns Gatsby's output into the published folder: `x/index.html` becomes `x.html`, finished. Gatsby's own page is moved to `hosting/aside`.
 * @param folder Gatsby's output
 * @param model how the site is served
 * @param finish returns what is published in place of a page of Gatsby
 */
export function publish(folder: string, model: Pages, finish: (html: string, file: string) => string): void {
  for (const { file, rendered, kept } of filesOf(folder, model)) {
    if (!existsSync(rendered)) continue;
    move(rendered, kept);
    removeEmpty(dirname(rendered), folder);
    const published = join(folder, file);
    mkdirSync(dirname(published), { recursive: true });
    writeFileSync(published, finish(readFileSync(kept, 'utf8'), file));
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (unwanted.test(path)) rmSync(join(folder, path), { recursive: true, force: true });
  }
}

/**
 * Moves the pages of the last build back to where Gatsby wrote them: a warm build updates the files of unchanged pages when a
 * script changes, and deletes those of removed pages.
 */
export function unpublish(folder: string, model: Pages): void {
  for (const { file, rendered, kept } of filesOf(folder, model)) {
    if (!existsSync(kept)) continue;
    rmSync(join(folder, file), { force: true });
    move(kept, rendered);
  }
  for (const name of internal) move(join(asideOf(folder), name), join(folder, name));
}

const asideOf = (folder: string) => join(dirname(folder), 'hosting', 'aside');

/** Where each page is: as Gatsby writes it, as it is kept for the next build, and as it is published; two are written as published. */
const filesOf = (folder: string, { pages, notFound }: Pages) =>
  [...pages, ...notFound].map(({ file }) => ({
    file,
    rendered: ['index.html', '404.html'].includes(file)
      ? join(folder, file)
      : join(folder, file.replace(/\.html$/, ''), 'index.html'),
    kept: join(asideOf(folder), 'pages', file),
  }));
