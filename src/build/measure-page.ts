import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageDataPath } from '../hosting/page-data-path';

/** What a built page weighs and says. */
export interface MeasuredPage {
  path: string;
  language: string;
  /** What visitors download before images: HTML and page data, gzipped. */
  bytes: number;
  words: number;
  /** Addresses of the pictures that it offers, in all formats and widths. */
  images: readonly string[];
}

/** Reads what the build made of a page; undefined if it made nothing. Before and after `x/index.html` becomes `x.html`. */
export function measurePage(publicFolder: string, path: string, language: string): MeasuredPage | undefined {
  const name = path === '/' ? '' : path.slice(1);
  const file = [join(name, 'index.html'), `${name}.html`].map((inner) => join(publicFolder, inner)).find(existsSync);
  if (!file) return undefined;
  const html = readFileSync(file, 'utf8');
  const data = join(publicFolder, pageDataPath(path));
  const bytes = gzipSync(html).length + (existsSync(data) ? gzipSync(readFileSync(data)).length : 0);
  return { path, language, bytes, words: countWords(html), images: html.match(/\/static\/[0-9a-f]{32}\/[^"\s,]+/g) ?? [] };
}

/** Words between tags; scripts, styles and what is no text of the page left out. */
function countWords(html: string): number {
  const body = html.slice(html.indexOf('<body'));
  const unread = /<(script|style|noscript)\b[\s\S]*?<\/\1>|<section[^>]* data-nosnippet[\s\S]*?<\/section>/g;
  const text = body.replace(unread, ' ').replace(/<[^>]*>/g, ' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
}

/** What the pictures of some pages weigh as editors saved them, and at most as visitors get them. */
export interface MeasuredImages {
  count: number;
  originalBytes: number;
  servedBytes: number;
}

/**
 * Compares originals with what the build made of them: of every picture its widest variant in the lightest format.
 * @param images addresses in pages: `/static/{digest of the original}/{variant}/{name}`
 * @param originals bytes of the editors' files, by digest
 */
export function measureImages(
  publicFolder: string,
  images: readonly string[],
  originals: ReadonlyMap<string, number>,
): MeasuredImages {
  const byDigest = new Map<string, Map<string, number>>();
  for (const image of new Set(images)) {
    const digest = image.split('/')[2] ?? '';
    const file = join(publicFolder, image);
    if (!originals.has(digest) || !existsSync(file)) continue;
    const format = image.slice(image.lastIndexOf('.'));
    const widest = byDigest.get(digest) ?? new Map<string, number>();
    widest.set(format, Math.max(widest.get(format) ?? 0, statSync(file).size));
    byDigest.set(digest, widest);
  }
  return {
    count: byDigest.size,
    originalBytes: sum([...byDigest.keys()].map((digest) => originals.get(digest) ?? 0)),
    servedBytes: sum([...byDigest.values()].map((formats) => Math.min(...formats.values()))),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
