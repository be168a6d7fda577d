/** Pixels at the usual font size, in the reader's own: with large letters, a wide window gets the layout of a narrower one, as with zoom. */
const em = (pixels: number) => pixels / 16;

/**
 * The media feature for windows narrower than a width in pixels, at the usual font size. The fraction avoids a gap before queries
 * that start at that width, when a page is zoomed.
 */
export const narrowerThan = (width: number) => `(max-width: ${em(width) - 0.005}em)` as const;

/** The media feature for windows from a width on, in pixels at the usual font size. */
export const atLeast = (width: number) => `(min-width: ${em(width)}em)` as const;
