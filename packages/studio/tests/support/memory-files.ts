import type { Files } from '../../src/files/files';

/** Files in memory. */
export function memoryFiles(contents: Map<string, Buffer>): Files {
  return {
    read: (path) => contents.get(path),
    write: (path, bytes) => contents.set(path, Buffer.from(bytes)),
    rename(from, to) {
      const bytes = contents.get(from);
      if (!bytes) throw new Error(`There is no ${from}.`);
      contents.delete(from);
      contents.set(to, bytes);
    },
    remove: (path) => contents.delete(path),
    list: (folder) =>
      [...contents.keys()].flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])),
  };
}

/** What a process does no more after it was killed. */
class Killed extends Error {}

/**
 * Files of a process that is killed, or whose machine loses its power, during its nth change: that one is made, or not made, or
 * made in part.
 * @param steps how many changes it still makes
 * @param part how much of the last one happens, from 0 to 1
 */
export function fatalFiles(files: Files, steps: number, part: number): Files & { changes: number } {
  let changes = 0;
  const alive = () => {
    if (changes > steps) throw new Killed();
  };
  const change = (make: () => void, makeInPart: () => void) => {
    alive();
    changes++;
    if (changes <= steps) return make();
    makeInPart();
    throw new Killed();
  };
  return {
    get changes() {
      return changes;
    },
    read(path) {
      alive();
      return files.read(path);
    },
    list(folder) {
      alive();
      return files.list(folder);
    },
    write: (path, bytes) =>
      change(
        () => files.write(path, bytes),
        () => part > 0 && files.write(path, bytes.subarray(0, Math.ceil(part * bytes.length))),
      ),
    rename: (from, to) =>
      change(
        () => files.rename(from, to),
        () => part > 0.5 && files.rename(from, to),
      ),
    remove: (path) =>
      change(
        () => files.remove(path),
        () => part > 0.5 && files.remove(path),
      ),
  };
}

/** Whether a process is killed on its way. */
export function killed(run: () => void): boolean {
  try {
    run();
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}
