import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files';

/** The endings of compressible files; pictures and fonts are compressed already. */
export const compressible = ['html', 'js', 'json', 'css', 'svg', 'xml', 'txt', 'webmanifest', 'ico'] as const;

/** Smaller responses fit into one packet anyway. */
const smallest = 1024;

/** Each at its highest level, which is Brotli's default. */
const encoders = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `x.br` and `x.gz` next to every compressible file of the published folder, for servers that support precompressed files. */
export async function compress(folder: string): Promise<void> {
  const files = filesIn(folder).filter((path) => compressible.some((ending) => path.endsWith(`.${ending}`)));
  const compressFile = async (path: string) => {
    const content = await readFile(join(folder, path));
    if (content.length < smallest) return;
    for (const [extension, encode] of Object.entries(encoders))
      await writeFile(join(folder, path + extension), await encode(content));
  };
  // As many files at a time as there are processors.
  const queue = files.values();
  await Promise.all(
    cpus().map(async () => {
      for (const path of queue) await compressFile(path);
    }),
  );
}
