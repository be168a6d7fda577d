import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AdapterInit } from 'gatsby';
import { writeAdmin } from '../../admin/write-admin';
import { builtPages } from '../../data/built-pages';
import { registry } from '../../data/registry-store';
import { asideFolder, hostingFolder, publicFolder, readSiteModel, siteModelFile } from '../../hosting/built-files';
import { compress, removeCompressed } from '../../hosting/compress';
import { createSiteModel } from '../../hosting/create-site-model';
import { publish, unpublish } from '../../hosting/publish';
import { securityTxt, securityTxtPath } from '../../hosting/security-txt';
import type { HostingSettings } from '../../hosting/settings';
import { moveUnusedAside, restoreUnused } from '../../hosting/unused-assets';
import { writeFiles } from '../../hosting/write-files';
import { writeHosts } from '../../hosting/write-hosts';
import { finishPages } from './finish-pages';

/**
 * The last step of a build: turns Gatsby's output into what hosts need. Addresses come from the registry, as for the pages.
 * @param settings the hosting settings from the data; Gatsby's types make them optional, but the configuration always passes them
 */
export const createHostingAdapter: AdapterInit<HostingSettings> = (settings) => ({
  name: 'brasa-hosting',
  cache: {
    // Gatsby's cache is not touched: this is the earliest hook for moving the pages back.
    restore: () => {
      const previous = readSiteModel();
      if (!previous) return false;
      removeCompressed(publicFolder);
      unpublish(publicFolder, previous);
      restoreUnused(publicFolder, asideFolder);
      return false;
    },
    store: () => undefined,
  },
  async adapt({ reporter }) {
    if (!settings) throw new Error('The hosting adapter needs its settings.');
    const { pages, redirects } = registry();
    const model = createSiteModel({ pages, redirects }, settings);
    const built = createSiteModel({ pages: builtPages(pages), redirects }, settings);
    publish(publicFolder, built);
    finishPages(built, settings);
    moveUnusedAside(publicFolder, asideFolder);
    if (settings.hostedEditing) await writeAdmin(publicFolder, settings.hostedEditing, settings.languages);
    mkdirSync(dirname(siteModelFile), { recursive: true });
    writeFileSync(siteModelFile, `${JSON.stringify(model, null, 2)}\n`);
    writeFiles(publicFolder, [{ path: securityTxtPath, content: securityTxt(settings) }]);
    const { warnings, precompressed } = writeHosts(model, settings.hosts, { hostingFolder, publicFolder });
    for (const warning of warnings) reporter.warn(warning);
    if (precompressed) await compress(publicFolder, join(hostingFolder, 'compressed'));
  },
});
