import { createHash } from 'node:crypto';
import { type Files, writeWhole } from '../files/files';

const folder = 'cache/objects';

/** A fingerprint of what a file holds; null: there is no file. */
export type Hash = string | null;

/** The fingerprint of a file's content. */
export const hashOf = (bytes: Uint8Array | undefined): Hash =>
  bytes ? createHash('sha256').update(bytes).digest('hex') : null;

/** Keeps a content; the same content is kept once. */
export function keepObject(files: Files, bytes: Uint8Array | undefined): Hash {
  const hash = hashOf(bytes);
  if (bytes && hash !== null && !files.read(`${folder}/${hash}`)) writeWhole(files, `${folder}/${hash}`, bytes);
  return hash;
}

/**
 * A content that was kept.
 * @throws Error if it is gone or damaged
 */
export function objectOf(files: Files, hash: Hash): Buffer | undefined {
  if (hash === null) return undefined;
  const bytes = files.read(`${folder}/${hash}`);
  if (!bytes || hashOf(bytes) !== hash) throw new Error(`The draft has lost ${hash}.`);
  return bytes;
}

/** Removes all that nothing needs any more. */
export function dropObjects(files: Files, needed: ReadonlySet<Hash>): void {
  for (const name of files.list(folder)) if (!needed.has(name)) files.remove(`${folder}/${name}`);
}
