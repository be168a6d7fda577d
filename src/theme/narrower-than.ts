/**
 * The media feature of windows narrower than a width in pixels. The fraction leaves no gap before queries that start at that width, where a
 * page is zoomed.
 */
export const narrowerThan = (width: number): string => `(max-width: ${width - 0.05}px)`;
