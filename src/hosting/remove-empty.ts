import { readdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes a folder and those above it, below the root, as far as they are empty. */
export function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}
