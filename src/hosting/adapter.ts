import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { AdapterInit } from 'gatsby';
import { compress, removeCompressed } from './compress';
import { createSiteModel } from './create-site-model';
import { integrityOf } from './integrity';
import { withPolicy } from './page-policy';
import { type PageScripts, readBuiltScripts, withPageScripts } from './page-scripts';
import { publish, unpublish } from './publish';
import { securityTxt, securityTxtPath } from './security-txt';
import type { HostingSettings } from './settings';
import type { SiteModel } from './site-model';
import { putUnusedBack, setUnusedAside } from './unused-assets';
import { writeFiles } from './write-files';
import { writeHosts } from './write-hosts';

/** Where Gatsby writes, and what is published. */
export const publicFolder = resolve('public');

/** Where the build leaves what is for hosts, and not for visitors. */
export const hostingFolder = resolve('hosting');

/** Where Gatsby's own files wait for the next build. */
const asideFolder = join(hostingFolder, 'aside');

/** Where the build leaves its site model, beside what is published, never in it. */
export const siteModelFile = join(hostingFolder, 'site-model.json');

/** The model that the last build left; undefined before the first. */
export function readSiteModel(): SiteModel | undefined {
  return existsSync(siteModelFile) ? (JSON.parse(readFileSync(siteModelFile, 'utf8')) as SiteModel) : undefined;
}

/**
 * Gatsby's last step: from its output and its routes to what a host needs.
 * @param settings what the data says of hosting; Gatsby's types make it optional, the configuration always gives it
 */
export const createHostingAdapter: AdapterInit<HostingSettings> = (settings) => ({
  name: 'brasa-hosting',
  cache: {
    // Gatsby's own cache stays as it is; this is its earliest moment to put the pages back.
    restore: () => {
      const previous = readSiteModel();
      if (!previous) return false;
      removeCompressed(publicFolder);
      unpublish(publicFolder, previous);
      putUnusedBack(publicFolder, asideFolder);
      return false;
    },
    store: () => undefined,
  },
  async adapt({ routesManifest, reporter }) {
    if (!settings) throw new Error('The hosting adapter needs its settings.');
    const model = createSiteModel(routesManifest, settings);
    publish(publicFolder, model);
    sealPages(model, settings);
    setUnusedAside(publicFolder, asideFolder);
    mkdirSync(dirname(siteModelFile), { recursive: true });
    writeFileSync(siteModelFile, `${JSON.stringify(model, null, 2)}\n`);
    writeFiles(publicFolder, [{ path: securityTxtPath, content: securityTxt(settings) }]);
    const { warnings, precompressed } = writeHosts(model, settings.hosts, { hostingFolder, publicFolder });
    for (const warning of warnings) reporter.warn(warning);
    if (precompressed) await compress(publicFolder, join(hostingFolder, 'compressed'));
  },
});

/** Gives every page its scripts with their hashes, and the policy with its own hashes, now that nothing changes it any more. */
function sealPages({ pages, notFound }: SiteModel, settings: HostingSettings): void {
  const built = readBuiltScripts(asideFolder);
  const hashes = new Map<string, string>();
  const hashOf = (path: string) => {
    const hash = hashes.get(path) ?? integrityOf(readFileSync(join(publicFolder, path)));
    hashes.set(path, hash);
    return hash;
  };
  const addresses = new Map(pages.map(({ file, path }) => [file, path]));
  for (const { file } of [...pages, ...notFound]) {
    const path = join(publicFolder, file);
    const rendered = withoutNulls(readFileSync(path, 'utf8'));
    const html = withPageScripts(rendered, built, scriptsOf(file, addresses.get(file)), hashOf);
    writeFileSync(path, withPolicy(html, settings));
  }
}

/**
 * React 18's stream fills a block up with nulls where the next character has more bytes than are left in it (react#31134); a
 * browser shows them as a broken character in what pictures and controls are called.
 */
const withoutNulls = (html: string) => html.replaceAll('\0', '');

/** A page for unknown addresses is asked for at any address, so its data is not where the page is. */
function scriptsOf(file: string, address: string | undefined): PageScripts {
  const pageData = pageDataPath(address ?? `/${file.replace(/\.html$/, '')}`);
  const data = [pageData, pageDataPath(`/${file}`)].map((path) => join(publicFolder, path)).find(existsSync);
  if (!data) throw new Error(`Gatsby wrote no data for ${file}.`);
  const { componentChunkName } = JSON.parse(readFileSync(data, 'utf8')) as { componentChunkName: string };
  return { template: componentChunkName, pageData: address && pageData };
}

/** Where Gatsby puts the data of a page. */
const pageDataPath = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`;
