const nothing = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** The browser’s own, unless an extension has put something else in its place: then nothing matches. */
export function matchMedia(query: string): MediaQueryList {
  try {
    const list = window.matchMedia(query);
    if ('addEventListener' in list) return list;
  } catch {}
  return nothing as unknown as MediaQueryList;
}

/** Whether the visitor asks for less motion. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
