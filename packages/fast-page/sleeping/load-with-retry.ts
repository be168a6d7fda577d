/** Milliseconds before a failed load is tried again: long enough for a short loss of network. */
const pause = 1000;

/**
 * Loads a part of the code, and tries once more if that fails.
 * @param load the import, such as `() => import('./Part')`
 * @throws the error of the second try
 */
export function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(load));
}

/**
 * A promise that also fails if it takes too long.
 * @param patience milliseconds
 */
export const inTime = <T>(promise: Promise<T>, patience: number): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, patience))]);
