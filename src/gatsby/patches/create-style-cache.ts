import createCache, { type EmotionCache } from '@emotion/cache';

/** How the names of Emotion's classes begin. */
const key = 'css';

/**
 * A store of Emotion's styles, made alike at build and in the browser. Without Stylis's prefixes: the oldest browsers that
 * package.json names need none but those few that are written out where they are used.
 */
export const createStyleCache = (): EmotionCache => createCache({ key, stylisPlugins: [] });

/** Id of the element in the head that holds the styles which the build found on the page. */
export const builtStylesId = 'styles';

/**
 * Tells the cache which styles the build has left in the head. Emotion would find them by itself, and move them to the end of the
 * head: each move has the browser read them, ask for the font and lay the page out anew.
 *
 * Upstream: emotion-js/emotion#2028, whose author would rather remove the move altogether; no issue asks for it.
 * Can go when Emotion leaves styles where they are that stand in the head already.
 */
export function keepBuiltStyles(cache: EmotionCache): void {
  const css = document.getElementById(builtStylesId)?.textContent ?? '';
  for (const [, name = ''] of css.matchAll(new RegExp(`(?:\\.${key}-|@keyframes )([\\w-]+)`, 'g')))
    cache.inserted[name] = true;
}
