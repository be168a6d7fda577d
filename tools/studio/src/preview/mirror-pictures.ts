import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The same picture at a second place: one file with two names, or a copy where the disk knows no such thing. Does nothing if it is there.
 * @param draft where it is made: a place on the same disk that nobody watches
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

/** The digest of a picture by which Gatsby's development site names the pictures that it makes of it. */
export function pictureDigest(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const stamp = `${size} ${mtimeMs}`;
  const known = digests.get(file);
  if (known?.stamp === stamp) return known.digest;
  const digest = createHash('md5').update(readFileSync(file)).digest('hex');
  digests.set(file, { stamp, digest });
  return digest;
}
