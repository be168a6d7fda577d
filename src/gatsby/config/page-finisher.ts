import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishPage, type InlineHashes, type PageScripts, type Switches } from '../../../packages/fast-page/build';
import { integrityOf } from '../../../packages/fast-page/integrity';
import type { SiteModel } from '../../../packages/hosts';
import { pageDataPath, publicFolder, writeFiles } from '../../../packages/hosts';
import { pagePolicy } from '../../hosting/policy';
import type { HostingSettings } from '../../hosting/settings';

/** Scripts of a build by what needs them: `app`, and each template. */
type BuiltScripts = Readonly<Record<string, readonly string[]>>;

/** Identifies the build: a page of another build reloads. */
const appData = '/page-data/app-data.json';

/** Returns what turns a page of Gatsby into a published one; it writes the page's style sheets. */
export function pageFinisher(
  { pages }: SiteModel,
  settings: HostingSettings,
  switches: Switches,
): (html: string, file: string) => string {
  const built = readBuiltScripts();
  const hashes = new Map<string, string>();
  const hashOf = (path: string) => {
    const hash = hashes.get(path) ?? integrityOf(readFileSync(join(publicFolder, path)));
    hashes.set(path, hash);
    return hash;
  };
  const policyOf = (hashes: InlineHashes) => pagePolicy(settings, hashes);
  const addresses = new Map(pages.map(({ file, path }) => [file, path]));
  return (rendered, file) => {
    const scripts = scriptsOf(file, addresses.get(file), built);
    // React 18 fills a block of its stream with nulls if the next character needs more bytes than are left (facebook/react#31134).
    const { html, sheets } = finishPage(rendered.replaceAll('\0', ''), scripts, { switches, hashOf, policyOf });
    writeFiles(publicFolder, sheets);
    return html;
  };
}

function readBuiltScripts(): BuiltScripts {
  const stats = JSON.parse(readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const groups = Object.entries(stats.assetsByChunkName);
  return Object.fromEntries(groups.map(([name, files]) => [name, files.map((file) => `/${file}`)]));
}

/** A page for unknown addresses can be requested at any address, so it cannot derive the path of its data from the address. */
function scriptsOf(file: string, address: string | undefined, { app = [], ...templates }: BuiltScripts): PageScripts {
  const pageData = pageDataPath(address ?? `/${file.replace(/\.html$/, '')}`);
  const data = [pageData, pageDataPath(`/${file}`)].map((path) => join(publicFolder, path)).find(existsSync);
  if (!data) throw new Error(`Gatsby wrote no data for ${file}.`);
  const { componentChunkName } = JSON.parse(readFileSync(data, 'utf8')) as { componentChunkName: string };
  const [runtime = ''] = app.filter((path) => path.includes('/webpack-runtime-'));
  return {
    runtime,
    scripts: [...app, ...(templates[componentChunkName] ?? [])].filter((path) => path !== runtime),
    chunkMapping: Object.fromEntries(Object.entries(templates).filter(([name]) => name.startsWith('component---'))),
    data: address ? [pageData, appData] : [appData],
  };
}
