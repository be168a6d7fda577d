import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteModel } from '../packages/hosts';
import { publicFolder, readSiteModel } from '../packages/hosts';

/**
 * The model of the site as the last build left it, for tools that work on a built site.
 * @throws Error if nothing has been built
 */
export function builtModel(): SiteModel {
  const model = readSiteModel();
  if (!model || !existsSync(join(publicFolder, 'index.html')))
    throw new Error('There is no built site yet: run "npm run build" first.');
  return model;
}
