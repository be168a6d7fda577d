import type { Registry } from '../routing/types';
import { loadRegistry } from './load-registry';

let current: Registry | undefined;

/**
 * Reads the data again; called when the build starts and, in development, after each edit.
 * @throws Error listing every problem of the data
 */
export function refreshRegistry(): Registry {
  current = loadRegistry();
  return current;
}

/** The addresses as last read. */
export const registry = (): Registry => current ?? refreshRegistry();
