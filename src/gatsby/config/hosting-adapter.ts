import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { IAdapter } from 'gatsby';
import type { Switches } from '../../../packages/fast-page/build';
import {
  compress,
  hostingFolder,
  publicFolder,
  publish,
  readSiteModel,
  siteModelFile,
  unpublish,
  writeFiles,
  writeHosts,
} from '../../../packages/hosts';
import { hostingSettings } from '../../data/hosting-settings';
import { builtPages, currentSite } from '../../data/site';
import { createSiteModel } from '../../hosting/create-site-model';
import { publishedFiles } from '../../hosting/published-files';
import { securityTxt, securityTxtPath } from '../../hosting/security-txt';
import { pageFinisher } from './page-finisher';

/** The last step of a build: turns Gatsby's output into what hosts need. Addresses come from the registry, as for the pages. */
export const createHostingAdapter = (switches: Switches): IAdapter => ({
  name: 'brasa-hosting',
  cache: {
    // Gatsby's cache is not touched: this is the earliest hook for moving the pages back.
    restore: () => {
      unpublish(publicFolder, readSiteModel() ?? { pages: [], notFound: [] });
      return false;
    },
    store: () => undefined,
  },
  async adapt() {
    const { content, sources, registry } = currentSite();
    const { pages, redirects } = registry;
    const settings = hostingSettings(content);
    const model = createSiteModel(registry, settings);
    const built = createSiteModel({ pages: builtPages(pages), redirects }, settings);
    const files = publishedFiles(builtPages(pages), settings.languages, sources.staticFiles);
    publish(publicFolder, built, files, pageFinisher(built, settings, switches));
    mkdirSync(dirname(siteModelFile), { recursive: true });
    writeFileSync(siteModelFile, `${JSON.stringify(model, null, 2)}\n`);
    writeFiles(publicFolder, [{ path: securityTxtPath, content: securityTxt(settings) }]);
    const isPrecompressed = writeHosts(model, settings.hosts, { hostingFolder, publicFolder });
    if (isPrecompressed) await compress(publicFolder);
  },
});
