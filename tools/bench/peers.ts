import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import sirv from 'sirv';
import { compress } from '../../src/hosting/compress';

/** A page of another built site. */
export interface Peer {
  /** The site's folder and the path, as the table shows them. */
  page: string;
  path: string;
  folder: string;
}

/** A copy of a site that is being served. */
interface ServedCopy {
  listener: RequestListener;
  remove(): void;
}

/**
 * Reads the option `--peers`: folders of built sites, each followed by the path to measure unless it is `/`.
 * @param option for example `../astro/dist,../next/out:/en`
 * @throws Error that names every folder that does not exist
 */
export function peersOf(option = ''): Peer[] {
  const peers = option
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [, folder = '', path = '/'] = /^(.*?)(?::(\/.*))?$/.exec(one) ?? [];
      return { page: `${basename(resolve(folder))} ${path}`, path, folder };
    });
  const missing = peers.filter(({ folder }) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  if (missing.length > 0) {
    throw new Error(`--peers takes folders of built sites. Not a folder: ${missing.map(({ folder }) => folder).join(', ')}`);
  }
  return peers;
}

/** Serves a copy of the peer's folder, compressed like our own site, so that only the sites differ and not the servers. */
export async function servePeer({ folder }: Peer): Promise<ServedCopy> {
  const copy = mkdtempSync(join(tmpdir(), 'peer-'));
  const site = join(copy, 'site');
  cpSync(folder, site, { recursive: true });
  await compress(site, join(copy, 'compressed'));
  const listener = sirv(site, { etag: true, brotli: true, gzip: true });
  return { listener: (request, response) => listener(request, response), remove: () => rmSync(copy, { recursive: true }) };
}
