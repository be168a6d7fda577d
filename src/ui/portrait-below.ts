/** Below this width of the window pictures of the product give way to their upright versions, in pixels. */
export const portraitBelow = 600;
