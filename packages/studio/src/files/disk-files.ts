import {
  closeSync,
  existsSync,
  fsyncSync,
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
 * Returns access to the files on disk. Each function throws an Error if a path leaves its folder.
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
      if (existsSync(dirname(file))) syncFolder(dirname(file));
    },
    list(folder) {
      const found = place(folder);
      if (!existsSync(found)) return [];
      return readdirSync(found, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
    },
  };
}

function placeOf(folders: Folders, path: string): string {
  const [name = '', ...parts] = path.split('/');
  const root = name === 'data' || name === 'cache' ? folders[name] : undefined;
  if (root === undefined || parts.some((part) => !isName(part))) throw new Error(`"${path}" is no path of the studio.`);
  return join(root, ...parts);
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
  const file = openSync(path, 'w', 0o644);
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
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
