/** The size of the posters, in pixels: that of the demo's frame on a desktop. */
export const posterSize = { width: 1200, height: 780 };
