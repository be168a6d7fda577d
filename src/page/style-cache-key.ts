/** Name of Emotion's styles, the same at build and in the browser. */
export const styleCacheKey = 'css';
