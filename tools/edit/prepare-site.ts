import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { editScript } from '../../src/data/edit-mode';
import { invalidateQueryCache } from '../../src/gatsby/patches/invalidate-query-cache.mjs';
import { copyCode, linkPackages } from '../site-copy/copy-project';
import { buildScript } from './build-script';

/**
 * Creates the copy of the project that the studio shows, without its data. The copy has its own `.cache` and `public`: if it
 * shared those of the project, a build would find texts with marks, and would break the page that is being edited.
 */
export async function prepareSite(folder: string, studioOrigin: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  linkPackages(folder);
  copyCode(folder);
  invalidateQueryCache(folder);
  await buildScript(join(folder, editScript), studioOrigin);
}
