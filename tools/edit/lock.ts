import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Sees to it that one program at a time works with a folder. The lock of a program that has ended without taking it away is taken over.
 * @param file where the lock stands
 * @param address what to tell whoever is refused
 * @returns what unlocks it
 * @throws Error if another program holds it
 */
export function lock(file: string, address: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const held = read(file);
  if (held && isRunning(held.pid)) {
    throw new Error(`The studio is open already, at ${held.address} (process ${held.pid}). End it there with Ctrl+C first.`);
  }
  rmSync(file, { force: true });
  // Of two that come here at the same time, one fails.
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
