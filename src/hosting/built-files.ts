import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteModel } from './site-model';

/** Where Gatsby writes, and what is published. */
export const publicFolder = resolve('public');

/** Where the build leaves what is for hosts, and not for visitors. */
export const hostingFolder = resolve('hosting');

/** Where Gatsby's own files wait for the next build. */
export const asideFolder = join(hostingFolder, 'aside');

/** Where the build leaves its site model, beside what is published, never in it. */
export const siteModelFile = join(hostingFolder, 'site-model.json');

/** The model that the last build left; undefined before the first. */
export function readSiteModel(): SiteModel | undefined {
  return existsSync(siteModelFile) ? (JSON.parse(readFileSync(siteModelFile, 'utf8')) as SiteModel) : undefined;
}
