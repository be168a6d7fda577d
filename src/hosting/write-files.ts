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
  for (const { path, content } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
