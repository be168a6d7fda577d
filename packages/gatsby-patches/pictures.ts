import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import plugin from 'gatsby-plugin-sharp';
import worker, { type ImageOperation } from 'gatsby-plugin-sharp/gatsby-worker';
import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * How hard the encoder of AVIF tries, from 0 to 9. With sharp's default, 4, our pictures took three times as long in a cold build
 * (docs/performance.md). At a low effort, it needs a higher quality (gatsby-config.ts): otherwise, colours bleed at the edges of texts.
 */
const effort = 2;

/** Beside Gatsby's own folders, which a changed package or configuration empties. Continuous integration and hosts restore it. */
const storeFolder = resolve('node_modules/.cache/pictures');

/**
 * Changes how gatsby-plugin-sharp makes pictures. It passes on no effort (process-file.js), takes the size of a photo from before it
 * turns it upright (index.js), and so cuts half of it off, and encodes all pictures again in a fresh clone and in each copy of the project.
 *
 * Upstream: gatsbyjs/gatsby#30672 (photos) and #24822 (encoded pictures), both closed; no thread was found about the effort.
 * Can go when `avifOptions` take an effort, `getImageSizeAsync` heeds the orientation, and encoded pictures are kept outside of `.cache`.
 * @param folder where encoded pictures are kept
 */
export function changePictures(folder = storeFolder): void {
  setEffort();
  const { getImageSizeAsync } = plugin;
  plugin.getImageSizeAsync = async (file) => ({
    ...(await getImageSizeAsync(file)),
    ...(await sharp(file.absolutePath).metadata()).autoOrient,
  });
  encodeOnce(join(folder, `sharp-${sharp.versions.sharp}-effort-${effort}`));
}

function setEffort(): void {
  const pictures = sharp.prototype as Sharp;
  const { avif } = pictures;
  pictures.avif = function withEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}

/** Takes pictures from a folder, and keeps there what had to be encoded. Their paths name the digests of the original and of the settings. */
function encodeOnce(folder: string): void {
  const encode = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (job) => {
    if (job.args.isLazy) return encode(job);
    const digest = basename(job.outputDir);
    const placesOf = ({ outputPath }: ImageOperation) =>
      [join(folder, digest, outputPath), join(job.outputDir, outputPath)] as const;
    const operations = job.args.operations.filter((operation) => !existsSync(placesOf(operation)[0]));
    const kept = job.args.operations.filter((operation) => !operations.includes(operation));
    for (const [from, to] of kept.map(placesOf)) await copyWhole(from, to);
    if (operations.length === 0) return;
    await encode({ ...job, args: { ...job.args, operations } });
    // While developing, an original may be replaced before its turn comes.
    const original = await readFile(job.inputPaths[0].path);
    if (createHash('md5').update(original).digest('hex') !== digest) return;
    for (const [to, from] of operations.map(placesOf)) await copyWhole(from, to);
  };
}

/** The copy gets its name once it is complete: a build may be interrupted, and several may run at the same time. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = join(dirname(to), randomUUID());
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, part);
  await rename(part, to);
}
