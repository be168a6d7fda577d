import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { deferLayoutAgain } from './deferred-layout';
import { isHydrating } from './hydration';

/**
 * Whether to render what is below the first screen. Always true on the first page of a visit, which the build has written whole, and
 * where the address names a section. On a page that a link leads to, and on every page of the development server, which writes none,
 * it becomes true after the first paint, so that the first screen does not wait for the rest.
 */
export function useIsWhole(): boolean {
  const [startsWhole] = useState(() => isHydrating() || location.hash !== '');
  const [isWhole, setWhole] = useState(startsWhole);
  useEffect(() => {
    if (startsWhole) return;
    // The timer runs after the frame is painted.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setWhole(true))));
    return () => cancelAnimationFrame(frame);
  }, [startsWhole]);
  useLayoutEffect(() => {
    if (isWhole && !startsWhole) deferLayoutAgain();
  }, [isWhole, startsWhole]);
  return isWhole;
}
