import { createRegistry } from '../routing/registry';
import type { Registry } from '../routing/types';
import { loadContent } from './load-content';
import { routingInput } from './routing-input';

let current: Registry | undefined;

/**
 * Reads the data again; called when the build starts and, in development, after each edit.
 * @throws Error listing every problem of the data
 */
export function refreshRegistry(): Registry {
  current = createRegistry(routingInput(loadContent()));
  return current;
}

/** The addresses as last read. */
export const registry = (): Registry => current ?? refreshRegistry();
