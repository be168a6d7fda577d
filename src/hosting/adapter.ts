import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AdapterInit } from 'gatsby';
import { createSiteModel } from './create-site-model';
import { publish, unpublish } from './publish';
import type { SiteModel } from './site-model';

/** Where Gatsby writes, and what is published. */
export const publicFolder = resolve('public');

/** Where the build leaves its site model, beside what is published, never in it. */
export const siteModelFile = resolve('hosting/site-model.json');

/** The model that the last build left; undefined before the first. */
export function readSiteModel(): SiteModel | undefined {
  return existsSync(siteModelFile) ? (JSON.parse(readFileSync(siteModelFile, 'utf8')) as SiteModel) : undefined;
}

/** Gatsby's last step: from its output and its routes to what a host needs. */
export const createHostingAdapter: AdapterInit = () => ({
  name: 'brasa-hosting',
  cache: {
    // Gatsby's own cache stays as it is; this is its earliest moment to put the pages back.
    restore: () => {
      const previous = readSiteModel();
      if (previous) unpublish(publicFolder, previous);
      return false;
    },
    store: () => undefined,
  },
  adapt({ routesManifest }) {
    const model = createSiteModel(routesManifest);
    publish(publicFolder, model);
    mkdirSync(dirname(siteModelFile), { recursive: true });
    writeFileSync(siteModelFile, `${JSON.stringify(model, null, 2)}\n`);
  },
});
