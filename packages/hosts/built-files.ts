import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteModel } from './site-model';

/** Gatsby's output folder, which is published. */
export const publicFolder = resolve('public');

/** Output of the build for hosts, not for visitors. */
export const hostingFolder = resolve('hosting');

/** The site model of the last build; it is not published. */
export const siteModelFile = join(hostingFolder, 'site-model.json');

/** The site model of the last build; undefined before the first build. */
export function readSiteModel(): SiteModel | undefined {
  return existsSync(siteModelFile) ? (JSON.parse(readFileSync(siteModelFile, 'utf8')) as SiteModel) : undefined;
}
