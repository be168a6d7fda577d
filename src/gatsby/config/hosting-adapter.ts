import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AdapterInit } from 'gatsby';
import { writeAdmin } from '../../admin/write-admin';
import { hostingSettings } from '../../data/hosting-settings';
import { builtPages, currentSite } from '../../data/site';
import { asideFolder, hostingFolder, publicFolder, readSiteModel, siteModelFile } from '../../hosting/built-files';
import { compress } from '../../hosting/compress';
import { createSiteModel } from '../../hosting/create-site-model';
import { moveInternal, publish, unpublish } from '../../hosting/publish';
import { securityTxt, securityTxtPath } from '../../hosting/security-txt';
import { moveUnusedAside, resetAssets } from '../../hosting/unused-assets';
import { writeFiles } from '../../hosting/write-files';
import { writeHosts } from '../../hosting/write-hosts';
import { pageFinisher } from './page-finisher';

/** The last step of a build: turns Gatsby's output into what hosts need. Addresses come from the registry, as for the pages. */
export const createHostingAdapter: AdapterInit = () => ({
  name: 'brasa-hosting',
  cache: {
    // Gatsby's cache is not touched: this is the earliest hook for moving the pages back.
    restore: () => {
      const previous = readSiteModel();
      resetAssets(publicFolder, asideFolder);
      if (previous) unpublish(publicFolder, previous);
      return false;
    },
    store: () => undefined,
  },
  async adapt() {
    const { content, registry } = currentSite();
    const { pages, redirects } = registry;
    const settings = hostingSettings(content);
    const model = createSiteModel(registry, settings);
    const built = createSiteModel({ pages: builtPages(pages), redirects }, settings);
    moveInternal(publicFolder);
    publish(publicFolder, built, pageFinisher(built, settings));
    moveUnusedAside(publicFolder, asideFolder);
    if (settings.hostedEditing) await writeAdmin(publicFolder, settings.hostedEditing, settings.languages);
    mkdirSync(dirname(siteModelFile), { recursive: true });
    writeFileSync(siteModelFile, `${JSON.stringify(model, null, 2)}\n`);
    writeFiles(publicFolder, [{ path: securityTxtPath, content: securityTxt(settings) }]);
    const isPrecompressed = writeHosts(model, settings.hosts, { hostingFolder, publicFolder });
    if (isPrecompressed) await compress(publicFolder);
  },
});
