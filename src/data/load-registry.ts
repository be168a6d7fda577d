import { createRegistry } from '../routing/registry';
import type { Registry } from '../routing/types';
import { loadContent } from './load-content';
import { routingInput } from './routing-input';

/**
 * Reads `data/` and derives every address of the site.
 * @throws Error listing every problem of the data
 */
export function loadRegistry(): Registry {
  return createRegistry(routingInput(loadContent()));
}
