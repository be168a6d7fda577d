import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What shrinks; pictures and fonts are compressed already. */
const compressible = new Set(['.html', '.js', '.json', '.css', '.svg', '.xml', '.txt', '.webmanifest', '.ico']);

/** Below this many bytes an answer fits into one packet either way. */
const smallest = 1024;

/**
 * Brotli's level: the highest for scripts, the one below for all else. Of pages and their data there may be thousands; at the lower
 * level they take a third of the time, for 2 % more bytes.
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
 * Writes `x.br` and `x.gz` beside every file that shrinks, for servers that send them as they are. What was compressed before
 * is taken from the cache by the hash of its content, so that only changed files cost time.
 * @param folder what is published
 * @param cache where compressed content is kept between builds
 */
export async function compress(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const files = filesOf(folder).filter((path) => compressible.has(extname(path)));
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

/** Half a file under this name would be taken for the whole by every later build. */
async function keep(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Takes the compressed files away, before a build changes what they were made of. */
export function removeCompressed(folder: string): void {
  for (const path of filesOf(folder)) if (extname(path) in encoders) rmSync(join(folder, path));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** As many at a time as there are processors to compress them. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(cpus().map(worker));
}
