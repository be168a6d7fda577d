/** The row of arrows below the carousel, in pixels; the list that comes before it keeps the same room free. */
export const controls = { gap: 44, height: 52 } as const;
