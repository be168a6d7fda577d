import { type Dirent, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Paths of all files below a folder, with `/` between their parts; none if the folder is not there.
 * @param isWanted other entries instead of the files; links are not followed
 */
export const filesIn = (folder: string, isWanted = (entry: Dirent) => entry.isFile()): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(isWanted)
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .map((path) => path.replaceAll('\\', '/'))
    : [];

/** Moves a file or folder if it exists, and replaces the target. */
export function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Removes a folder and its parents below the root, if they are empty. */
export function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}
