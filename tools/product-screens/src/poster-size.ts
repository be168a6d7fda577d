/** The size of the demo's frame on a desktop, in pixels: that of its posters. */
export const posterSize = { width: 1200, height: 780 };
