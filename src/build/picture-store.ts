import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Beside Gatsby's own folders, which a changed package or configuration empties. Continuous integration and hosts restore it. */
export const storeFolder = resolve('node_modules/.cache/pictures');

/** How long a picture is kept that no build asks for. */
const keptFor = 90 * 24 * 60 * 60 * 1000;

/** A file starts with the SHA-256 of the picture that follows. */
const checksumLength = 32;

/** Encoded pictures, by a key of all that went into them. Several builds may use a folder at the same time. */
export class PictureStore {
  constructor(private readonly folder: string) {}

  /** @returns the picture; undefined if there is none, or if its file is damaged */
  async read(key: string): Promise<Buffer | undefined> {
    const path = join(this.folder, key);
    const file = await readFile(path).catch(() => undefined);
    if (!file) return undefined;
    const picture = file.subarray(checksumLength);
    if (!checksumOf(picture).equals(file.subarray(0, checksumLength))) return undefined;
    const now = new Date();
    // Another build may be pruning.
    await utimes(path, now, now).catch(() => undefined);
    return picture;
  }

  /** Keeps a picture. Where the folder cannot be written to, the next build is slower; this one goes on. */
  async write(key: string, picture: Buffer): Promise<void> {
    const unfinished = join(this.folder, `${key}.${randomUUID()}`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(unfinished, Buffer.concat([checksumOf(picture), picture]));
      await rename(unfinished, join(this.folder, key));
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  /** Removes what no build has asked for in three months. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const path of names.map((name) => join(this.folder, name))) {
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs < Date.now() - keptFor) await rm(path, { force: true });
    }
  }
}

const checksumOf = (picture: Buffer) => createHash('sha256').update(picture).digest();
