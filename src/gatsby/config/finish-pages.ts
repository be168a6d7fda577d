import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPage } from '../../hosting/admin';
import { asideFolder, publicFolder } from '../../hosting/built-files';
import { withEdgeMarks, withoutEdgeMarks } from '../../hosting/edge-marks';
import { integrityOf } from '../../hosting/integrity';
import { pageDataPath } from '../../hosting/page-data-path';
import { withPolicy } from '../../hosting/page-policy';
import { type PageScripts, readBuiltScripts, withPageScripts } from '../../hosting/page-scripts';
import type { HostingSettings } from '../../hosting/settings';
import type { SiteModel } from '../../hosting/site-model';
import { withStyleSheets } from '../../hosting/style-sheet';
import { writeFiles } from '../../hosting/write-files';
import { withoutFocusStyle } from '../patches/without-focus-style';
import { withoutNulls } from '../patches/without-nulls';

/**
 * Adds to every page of Gatsby its style sheets, its scripts with their hashes, marks against rewriting, and its policy with its own
 * hashes. Must be the last change to a page.
 */
export function finishPages({ pages, notFound }: SiteModel, settings: HostingSettings): void {
  const built = readBuiltScripts(asideFolder);
  const hashes = new Map<string, string>();
  const hashOf = (path: string) => {
    const hash = hashes.get(path) ?? integrityOf(readFileSync(join(publicFolder, path)));
    hashes.set(path, hash);
    return hash;
  };
  const addresses = new Map(pages.map(({ file, path }) => [file, path]));
  for (const { file } of [...pages, ...notFound]) {
    if (file === adminPage.file) continue;
    const path = join(publicFolder, file);
    const rendered = withoutFocusStyle(withoutNulls(withoutEdgeMarks(readFileSync(path, 'utf8'))));
    const styled = withStyleSheets(rendered, (sheet) => writeFiles(publicFolder, [sheet]));
    const html = withPageScripts(styled, built, scriptsOf(file, addresses.get(file)), hashOf);
    writeFileSync(path, withPolicy(withEdgeMarks(html), settings));
  }
}

/** A page for unknown addresses can be requested at any address, so it cannot derive the path of its data from the address. */
function scriptsOf(file: string, address: string | undefined): PageScripts {
  const pageData = pageDataPath(address ?? `/${file.replace(/\.html$/, '')}`);
  const data = [pageData, pageDataPath(`/${file}`)].map((path) => join(publicFolder, path)).find(existsSync);
  if (!data) throw new Error(`Gatsby wrote no data for ${file}.`);
  const { componentChunkName } = JSON.parse(readFileSync(data, 'utf8')) as { componentChunkName: string };
  return { template: componentChunkName, pageData: address && pageData };
}
