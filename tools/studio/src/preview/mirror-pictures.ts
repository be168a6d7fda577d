import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Mirrors a picture at a second path: as a hard link, or as a copy if the file system has none. Does nothing if the mirror is
 * up to date.
 * @param draft path of the temporary file, on the same disk and outside watched folders
 */
export function mirrorPicture(from: string, to: string, draft: string): void {
  const [source, target] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  if (target?.size === source.size && target.mtimeMs === source.mtimeMs) return;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(draft, { force: true });
  try {
    linkSync(from, draft);
  } catch {
    copyFileSync(from, draft);
    utimesSync(draft, source.atime, source.mtime);
  }
  renameSync(draft, to);
}

const digests = new Map<string, { stamp: string; digest: string }>();

/** Returns the digest of a picture that Gatsby's development site puts into the addresses of the pictures generated from it. */
export function pictureDigest(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const stamp = `${size} ${mtimeMs}`;
  const known = digests.get(file);
  if (known?.stamp === stamp) return known.digest;
  const digest = createHash('md5').update(readFileSync(file)).digest('hex');
  digests.set(file, { stamp, digest });
  return digest;
}
