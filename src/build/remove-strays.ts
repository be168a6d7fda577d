import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isOfGatsby, type PublishedFiles } from '../hosting/published-files';
import type { PageRoute } from '../routing/types';

/**
 * Removes from Gatsby's output what no page of this build made: files of pages that are gone or have another slug, and what the development
 * server left.
 * @param folder Gatsby's output, before it is published
 * @param files what is published beside Gatsby's own files
 */
export function removeStrays(folder: string, pages: readonly PageRoute[], files: PublishedFiles): void {
  const made = new Set(pages.flatMap(({ path }) => [join(path, 'index.html'), pageDataPath(path)]));
  for (const path of filesIn(folder)) {
    if (made.has(path) || files.has(path) || isOfGatsby(path)) continue;
    rmSync(join(folder, path));
    removeEmpty(dirname(join(folder, path)), folder);
  }
}

/** Where Gatsby puts the data of a page. */
const pageDataPath = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));

/** Removes a folder and those above it, as far as they are empty. */
function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}
