import { type ComponentType, lazy } from 'react';
import { loadWithRetry } from './load-with-retry';

/**
 * A component that is loaded when it is first shown. Where it cannot be loaded – no network, or a deployment that took it away –
 * another stands in for it: a part that is missing must not take the page with it.
 * @param load requests the component
 * @param instead what stands in for it, of what the page already has
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, instead: ComponentType<P>) {
  return lazy(async () => ({ default: await loadWithRetry(load).catch(() => instead) }));
}
