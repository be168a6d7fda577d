import { createHash } from 'node:crypto';
import { type Files, writeWhole } from '../files/files';

const folder = 'cache/objects';

/** The SHA-256 hash of a file's content; null if there is no file. */
export type Hash = string | null;

/** Returns the hash of a file's content. */
export const hashOf = (bytes: Uint8Array | undefined): Hash =>
  bytes ? createHash('sha256').update(bytes).digest('hex') : null;

/** Stores a content under its hash; equal contents are stored once. */
export function keepObject(files: Files, bytes: Uint8Array | undefined): Hash {
  const hash = hashOf(bytes);
  if (bytes && hash !== null && !files.read(`${folder}/${hash}`)) writeWhole(files, `${folder}/${hash}`, bytes);
  return hash;
}

/**
 * Returns a stored content.
 * @throws Error if it is missing or damaged
 */
export function objectOf(files: Files, hash: Hash): Buffer | undefined {
  if (hash === null) return undefined;
  const bytes = files.read(`${folder}/${hash}`);
  if (!bytes || hashOf(bytes) !== hash) throw new Error(`The draft has lost ${hash}.`);
  return bytes;
}

/** Removes all stored contents except the needed ones. */
export function dropObjects(files: Files, needed: ReadonlySet<Hash>): void {
  for (const name of files.list(folder)) if (!needed.has(name)) files.remove(`${folder}/${name}`);
}
