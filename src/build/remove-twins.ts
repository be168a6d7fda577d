import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRoute } from '../routing/types';
import { cardPath } from '../seo/card-path';
import { markdownPath } from '../seo/llms';

/**
 * Takes away the social cards and Markdown twins of pages that an earlier build had and this one has not: Gatsby removes the pages
 * alone.
 * @param before pages of the last build
 * @param pages pages of this one
 */
export function removeTwins(before: readonly { path: string }[], pages: readonly PageRoute[], publicFolder: string): void {
  const known = new Set(pages.filter(({ indexed }) => indexed).map(({ path }) => path));
  const gone = before.map(({ path }) => path).filter((path) => path !== '/' && !known.has(path));
  for (const file of gone.flatMap((path) => [markdownPath(path), cardPath(path)]))
    rmSync(join(publicFolder, file), { force: true });
}
