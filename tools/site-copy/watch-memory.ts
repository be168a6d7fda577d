import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two measurements, which take 100 ms in a large build. Shorter peaks are missed. */
const interval = 1000;

/**
 * Measures the memory of a process and all its descendants. Linux only (`/proc`).
 * @param root the process id
 * @returns stops measuring and returns the maximum in bytes; undefined on other systems
 */
export function watchMemory(root: number): () => number | undefined {
  let peak: number | undefined;
  const look = () => {
    const now = residentBytes(root);
    if (now !== undefined) peak = Math.max(peak ?? 0, now);
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** The memory of a process and its descendants; shared pages count once. */
function residentBytes(root: number): number | undefined {
  try {
    const parents = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name): [number, number][] => {
          const parent = parentOf(Number(name));
          return parent === undefined ? [] : [[Number(name), parent]];
        }),
    );
    const belongs = (id: number | undefined): boolean => id !== undefined && (id === root || belongs(parents.get(id)));
    return [...parents.keys()].filter(belongs).reduce((sum, id) => sum + memoryOf(id), 0);
  } catch {
    return undefined;
  }
}

const parentOf = (id: number) => numberIn(`/proc/${id}/status`, /^PPid:\s+(\d+)/m);

const memoryOf = (id: number) => (numberIn(`/proc/${id}/smaps_rollup`, /^Pss:\s+(\d+) kB/m) ?? 0) * 1024;

/** A number in a file of a process; undefined if the process has ended meanwhile. */
function numberIn(file: string, pattern: RegExp): number | undefined {
  try {
    const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}
