import { useEffect, useState } from 'react';

/**
 * Whether a media query matches; updates when that changes.
 * @param query such as `(max-width: 767px)`
 * @param initially the value that the built HTML assumes
 */
export function useMedia(query: string, initially: boolean): boolean {
  const [matches, setMatches] = useState(initially);
  useEffect(() => {
    const media = window.matchMedia(query);
    const update = () => setMatches(media.matches);
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [query]);
  return matches;
}
