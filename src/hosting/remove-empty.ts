import { readdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes a folder and its parents below the root, if they are empty. */
export function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}
