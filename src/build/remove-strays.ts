import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, removeEmpty } from '../hosting/files';
import { pageDataPath } from '../hosting/page-data-path';
import { isOfGatsby, type PublishedFiles } from '../hosting/published-files';
import type { PageRoute } from '../routing/types';

/**
 * Removes files from Gatsby's output that this build did not generate: pages that were removed or renamed, and output of the
 * development server.
 * @param folder Gatsby's output, before it is published
 * @param files what is published beside Gatsby's own files
 */
export function removeStrays(folder: string, pages: readonly PageRoute[], files: PublishedFiles): void {
  const made = new Set(pages.flatMap(({ path }) => [join(path, 'index.html'), pageDataPath(path)]));
  for (const path of filesIn(folder).map((name) => `/${name}`)) {
    if (made.has(path) || files.has(path) || isOfGatsby(path)) continue;
    rmSync(join(folder, path));
    removeEmpty(dirname(join(folder, path)), folder);
  }
}
