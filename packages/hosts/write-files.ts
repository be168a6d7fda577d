import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** A file to be written. */
export interface TextFile {
  /** Path below the folder it is written to. */
  path: string;
  content: string;
}

/**
 * Writes files below a folder, making the folders that they need.
 * @throws Error naming every path that leaves the folder; nothing is written then
 */
export function writeFiles(folder: string, files: readonly TextFile[]): void {
  const leaving = files.map(({ path }) => path).filter((path) => !staysInside(folder, path));
  if (leaving.length > 0)
    throw new Error(`These paths leave ${folder}: ${leaving.map((path) => JSON.stringify(path)).join(', ')}.`);
  const targets = files.map(({ path, content }) => ({ target: join(folder, path), content }));
  for (const made of new Set(targets.map(({ target }) => dirname(target)))) mkdirSync(made, { recursive: true });
  for (const { target, content } of targets) writeFileSync(target, content);
}

/** A backslash is a slash on Windows; a null ends the path for the system. */
const staysInside = (folder: string, path: string) =>
  !/[\\\0]/.test(path) && resolve(join(folder, path)).startsWith(resolve(folder) + sep);
