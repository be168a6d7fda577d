import {
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from './files';

/** Where the two folders stand. */
export interface Folders {
  data: string;
  cache: string;
}

/**
 * Files on the disk.
 * @throws Error, from each function, if a path leads out of its folder, or by way of a symbolic link
 */
export function diskFiles(folders: Folders): Files {
  const place = (path: string) => placeOf(folders, path);
  return {
    read: (path) => readFile(place(path)),
    write: (path, bytes) => writeFile(place(path), bytes),
    rename(from, to) {
      const target = place(to);
      renameSync(place(from), target);
      syncFolder(dirname(target));
    },
    remove(path) {
      const file = place(path);
      rmSync(file, { force: true });
      if (lstatSync(dirname(file), { throwIfNoEntry: false })) syncFolder(dirname(file));
    },
    list(folder) {
      const found = place(folder);
      if (!lstatSync(found, { throwIfNoEntry: false })) return [];
      return readdirSync(found, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
    },
  };
}

function placeOf(folders: Folders, path: string): string {
  const [name = '', ...parts] = path.split('/');
  const root = name === 'data' || name === 'cache' ? folders[name] : undefined;
  if (root === undefined || parts.some((part) => !isName(part))) throw new Error(`"${path}" is no path of the studio.`);
  const steps = parts.map((_, index) => join(root, ...parts.slice(0, index + 1)));
  for (const step of steps) {
    if (lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error(`"${path}" leads by way of a link.`);
  }
  return steps.at(-1) ?? root;
}

const isName = (part: string) => part !== '' && part !== '.' && part !== '..' && !/[\\\0:]/.test(part);

function readFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function writeFile(path: string, bytes: Uint8Array): void {
  const made = mkdirSync(dirname(path), { recursive: true });
  if (made) syncFolder(dirname(made));
  // A link that took the file's place after the look above is not followed either.
  const file = openSync(
    path,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
    0o644,
  );
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A new name is safe once its folder is; Windows knows no such call, and keeps names by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, constants.O_RDONLY);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
