/** Milliseconds after which a load that failed is tried again: long enough for a moment without a network. */
const pause = 1000;

/**
 * Loads a part of the site's code, and tries once more if that fails.
 * @param load asks for it, such as `() => import('./Part')`
 * @throws whatever the second try throws
 */
export function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(load));
}
