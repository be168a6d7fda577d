import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files-in';

/** Compressible files; pictures and fonts are compressed already. */
const compressible = new Set(['.html', '.js', '.json', '.css', '.svg', '.xml', '.txt', '.webmanifest', '.ico']);

/** Smaller responses fit into one packet anyway. */
const smallest = 1024;

/**
 * Brotli level: the highest for scripts, one less for everything else. There may be thousands of pages; the lower level takes a
 * third of the time, for 2 % more bytes.
 */
const qualityFor = (path: string) => constants.BROTLI_MAX_QUALITY - (extname(path) === '.js' ? 0 : 1);

const encoders = {
  '.br': (content: Buffer, path: string) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(path),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `x.br` and `x.gz` next to every compressible file, for servers that support precompressed files. A cache, keyed by
 * content hash, avoids compressing unchanged files again.
 * @param folder the published folder
 * @param cache the cache folder between builds
 */
export async function compress(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const files = filesIn(folder).filter((path) => compressible.has(extname(path)));
  const used = new Set<string>();
  await inParallel(files, async (path) => {
    const content = await readFile(join(folder, path));
    if (content.length < smallest) return;
    const hash = createHash('sha256').update(content).digest('hex');
    for (const [extension, encode] of Object.entries(encoders)) {
      const name = `${hash}.${qualityFor(path)}${extension}`;
      const kept = join(cache, name);
      used.add(name);
      if (!existsSync(kept)) await keep(kept, await encode(content, path));
      await copyFile(kept, join(folder, `${path}${extension}`));
    }
  });
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name));
}

/** Atomic write: later builds would use a partly written file. Two files with the same content may be kept at the same time. */
async function keep(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Removes the compressed files before a build changes their originals. */
export function removeCompressed(folder: string): void {
  for (const path of filesIn(folder)) if (extname(path) in encoders) rmSync(join(folder, path));
}

/** Runs as many tasks at a time as there are processors. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(cpus().map(worker));
}
