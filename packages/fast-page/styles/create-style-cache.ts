import createCache, { type EmotionCache } from '@emotion/cache';
import { styleNames } from './style-names';

/** Prefix of the class names of Emotion. */
const key = 'css';

/**
 * A cache of Emotion's styles, configured in the same way in the build and in the browser. Without Stylis's prefixes: the oldest
 * browsers in package.json need only a few, which are written where they are used.
 */
export const createStyleCache = (): EmotionCache => createCache({ key, stylisPlugins: [] });

/** Id of the style element in the head that the build wrote. */
export const builtStylesId = 'styles';

/**
 * Registers the styles of the build in the cache. Otherwise, Emotion finds them itself and moves them to the end of the head:
 * each move makes the browser parse them, request the font and lay out the page again.
 *
 * Upstream: emotion-js/emotion#2028, whose author would rather remove the move altogether; no issue requests it.
 * Can go when Emotion does not move styles that are in the head already.
 */
export function keepBuiltStyles(cache: EmotionCache): void {
  const built = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    `#${builtStylesId}, body link[rel="stylesheet"]`,
  );
  for (const name of [...built].flatMap(styleNames)) cache.inserted[name] = true;
}
