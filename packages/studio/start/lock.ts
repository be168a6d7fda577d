import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Ensures that only one process at a time works with a folder. Takes over the lock of a process that ended without releasing it.
 * @param file path of the lock file
 * @param address the studio's address, shown to whoever tries to start a second one
 * @returns a function that releases the lock
 * @throws Error if another process holds the lock
 */
export function lock(file: string, address: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const held = read(file);
  if (held && isRunning(held.pid)) {
    throw new Error(
      `The studio is open already, at ${held.address} (process ${held.pid}): open the whole address that its terminal shows, or end it there with Ctrl+C. If no studio is open, remove ${file}.`,
    );
  }
  rmSync(file, { force: true });
  // If two processes get here at the same time, `wx` makes one of them fail.
  writeFileSync(file, JSON.stringify({ pid: process.pid, address }), { flag: 'wx' });
  return () => {
    if (read(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

function read(file: string): { pid: number; address: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
