/** Size of social cards, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Where the social card of a page is published.
 * @param path the page's canonical path
 */
export const cardPath = (path: string) => `/cards${path}.png`;
