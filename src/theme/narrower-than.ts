/**
 * The media feature for windows narrower than a width in pixels. The fraction avoids a gap before queries that start at that
 * width, when a page is zoomed.
 */
export const narrowerThan = (width: number) => `(max-width: ${width - 0.05}px)` as const;
