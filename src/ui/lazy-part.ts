import { type ComponentType, lazy } from 'react';
import { loadWithRetry } from './load-with-retry';

/**
 * A component that is loaded when it is first shown. If it cannot be loaded – no network, or removed by a deployment – a fallback
 * replaces it: a missing part must not break the page.
 * @param load loads the component
 * @param instead the fallback, which is part of the page
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, instead: ComponentType<P>) {
  return lazy(async () => ({ default: await loadWithRetry(load).catch(() => instead) }));
}
