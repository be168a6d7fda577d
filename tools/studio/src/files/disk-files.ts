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

/** The paths of the two folders. */
export interface Folders {
  data: string;
  cache: string;
}

/**
 * Returns access to the files on disk. Each function throws an Error if a path leaves its folder or contains a symbolic link.
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
    if (lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error(`"${path}" contains a symbolic link.`);
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
  // O_NOFOLLOW also rejects a symbolic link that replaced the file after the check in `placeOf`.
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

/** Flushes a folder, so that a new file name survives a power failure. Windows has no such call and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, constants.O_RDONLY);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
