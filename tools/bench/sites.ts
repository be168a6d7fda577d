import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import sirv from 'sirv';
import { compress } from '../../packages/hosts';
import { serveSecure } from '../serve-secure';
import { startSlowLink } from './slow-link';

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
export const plainPage: OtherPage = { page: 'the plain page', path: '/', folder: 'tools/bench/plain-page' };

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

/** A site that is served in two ways. */
export interface RunningSite {
  /** Where it answers at once. */
  fast: string;
  /** Where it answers through a link that starts slowly. */
  slow: string;
  /** The hash of the public key in its certificate. */
  keyHash: string;
  stop(): Promise<void>;
}

/**
 * Serves a site over HTTP/2.
 * @param record the most bytes of a TLS record
 */
async function startSite(listener: RequestListener, record: number): Promise<RunningSite> {
  const server = await serveSecure(listener, { record });
  const link = await startSlowLink(Number(new URL(server.origin).port));
  const stop = async () => {
    await link.stop();
    await server.stop();
  };
  return { fast: server.origin, slow: `https://localhost:${link.port}`, keyHash: server.keyHash, stop };
}

/** Serves a copy of a folder, compressed like our own site, so that only the sites differ and not the servers. */
export async function startFolder(folder: string, record: number): Promise<RunningSite> {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(copy, 'site');
  cpSync(folder, site, { recursive: true });
  await compress(site);
  const running = await startSite(sirv(site, { etag: true, brotli: true, gzip: true }), record);
  const stop = async () => {
    await running.stop();
    rmSync(copy, { recursive: true });
  };
  return { ...running, stop };
}
