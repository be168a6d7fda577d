import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageDataPath } from '../hosting/page-data-path';

/** The size and content of a built page. */
export interface MeasuredPage {
  path: string;
  language: string;
  /** What visitors download before images: HTML and page data, gzipped. */
  bytes: number;
  words: number;
  /** Addresses of its pictures, in all widths. */
  images: readonly string[];
}

/** Measures a built page; undefined if it does not exist. Works before and after `x/index.html` becomes `x.html`. */
export function measurePage(publicFolder: string, path: string, language: string): MeasuredPage | undefined {
  const name = path === '/' ? '' : path.slice(1);
  const file = [join(name, 'index.html'), `${name}.html`].map((inner) => join(publicFolder, inner)).find(existsSync);
  if (!file) return undefined;
  const html = readFileSync(file, 'utf8');
  const data = join(publicFolder, pageDataPath(path));
  const bytes = gzipSync(html).length + (existsSync(data) ? gzipSync(readFileSync(data)).length : 0);
  return { path, language, bytes, words: countWords(html), images: html.match(/\/static\/[0-9a-f]{32}\/[^"\s,]+/g) ?? [] };
}

/** Words between tags, without scripts and styles. */
function countWords(html: string): number {
  const body = html.slice(html.indexOf('<body'));
  const unread = /<(script|style|noscript)\b[\s\S]*?<\/\1>|<section[^>]* data-nosnippet[\s\S]*?<\/section>/g;
  const text = body.replace(unread, ' ').replace(/<[^>]*>/g, ' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
}

/** The size of the pictures of some pages: as saved by editors, and at most as sent to visitors. */
export interface MeasuredImages {
  count: number;
  originalBytes: number;
  servedBytes: number;
}

/**
 * Compares originals with the generated pictures, each in its widest variant.
 * @param images addresses in pages: `/static/{digest of the original}/{variant}/{name}`
 * @param originals bytes of the editors' files, by digest
 */
export function measureImages(
  publicFolder: string,
  images: readonly string[],
  originals: ReadonlyMap<string, number>,
): MeasuredImages {
  const served = new Map<string, number>();
  for (const image of new Set(images)) {
    const digest = image.split('/')[2] ?? '';
    const file = join(publicFolder, image);
    if (!originals.has(digest) || !existsSync(file)) continue;
    served.set(digest, Math.max(served.get(digest) ?? 0, statSync(file).size));
  }
  return {
    count: served.size,
    originalBytes: sum([...served.keys()].map((digest) => originals.get(digest) ?? 0)),
    servedBytes: sum([...served.values()]),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
