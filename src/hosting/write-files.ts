import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file to be written. */
export interface TextFile {
  /** Path below the folder it is written to. */
  path: string;
  content: string;
}

/** Writes files below a folder, making the folders that they need. */
export function writeFiles(folder: string, files: readonly TextFile[]): void {
  const targets = files.map(({ path, content }) => ({ target: join(folder, path), content }));
  for (const made of new Set(targets.map(({ target }) => dirname(target)))) mkdirSync(made, { recursive: true });
  for (const { target, content } of targets) writeFileSync(target, content);
}
