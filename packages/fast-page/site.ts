import type { ComponentType, Context, ReactNode } from 'react';

/** What this package needs to know of the site. */
export interface Site {
  /** The contexts of a page that its sleeping parts read: each part has a root of its own, to which they are handed on. */
  // biome-ignore lint/suspicious/noExplicitAny: of any value
  contexts: readonly Context<any>[];
  /** Loads what goes around each part, such as the theme. */
  design: () => Promise<ComponentType<{ children: ReactNode }>>;
  /** Shown around every page, and catches its errors. */
  Boundary: ComponentType<{ path: string; children: ReactNode }>;
  /** The id of the element for a name in a hash that is no id itself. */
  sectionId: (name: string) => string;
}

let given: Site | undefined;

/** Call it in a module that every page loads. */
export function setUp(site: Site): void {
  given = site;
}

/**
 * What the site has set up.
 * @throws Error before that
 */
export function site(): Site {
  if (!given) throw new Error('Call setUp of packages/fast-page in a module that every page loads.');
  return given;
}
