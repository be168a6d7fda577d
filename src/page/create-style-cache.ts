import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A store of Emotion's styles, made alike at build and in the browser. Without Stylis's prefixes: the oldest browsers that
 * package.json names need none but those few that are written out where they are used.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
