import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import sirv from 'sirv';
import { compress } from '../../packages/hosts';

/** A page of another built site. */
export interface OtherPage {
  /** As the table names it. */
  page: string;
  path: string;
  folder: string;
}

/**
 * HTML with inlined styles, one picture, no script, a system font. Its picture is not from `data/`, so that runs before and after a
 * change of the content can be compared.
 */
export const baseline: OtherPage = { page: 'the baseline', path: '/', folder: 'tools/bench/baseline' };

/**
 * Reads the option `--peers`: folders of built sites, each followed by the path to measure unless it is `/`.
 * @param option for example `../astro/dist,../next/out:/en`
 * @throws Error that names every folder that does not exist
 */
export function peersOf(option = ''): OtherPage[] {
  const peers = [...option.matchAll(/([^,]+?)(?::(\/[^,]*))?(?:,|$)/g)].map(([, folder = '', path = '/']) => ({
    page: `${basename(resolve(folder))} ${path}`,
    path,
    folder,
  }));
  const missing = peers.filter(({ folder }) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  if (missing.length === 0) return peers;
  throw new Error(`--peers takes folders of built sites. Not a folder: ${missing.map(({ folder }) => folder).join(', ')}`);
}

/** Serves a copy of a folder, compressed like our own site, so that only the sites differ and not the servers. */
export async function serveFolder(folder: string): Promise<{ listener: RequestListener; remove(): void }> {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(copy, 'site');
  cpSync(folder, site, { recursive: true });
  await compress(site);
  return { listener: sirv(site, { etag: true, brotli: true, gzip: true }), remove: () => rmSync(copy, { recursive: true }) };
}
