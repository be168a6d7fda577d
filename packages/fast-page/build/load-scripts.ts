import { transformSync } from 'esbuild';

/**
 * Runs in the browser, inlined into every page: requests the page's data and scripts after the first paint. A page in a
 * background tab is not painted, so it requests them at once and is ready when it becomes visible. A page that the browser has
 * prerendered requests them once it is shown: before that, nobody visits it.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param scripts addresses and hashes
 * @param data addresses of the data that the framework waits for
 */
function load(scripts: [src: string, integrity: string][], data: string[]): void {
  const add = (tag: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    for (const href of data) add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    for (const [src, integrity] of scripts) add('script', { src, integrity });
  };
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', ask);
    return;
  }
  if (document.hidden) ask();
  // For browsers that do not report paints: an animation frame runs before the paint.
  requestAnimationFrame(() => setTimeout(ask, 200));
  new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
}

/** The function above, minified, with a place for its arguments. */
const [minified = ''] = transformSync(`(${load.toString()})(ARGUMENTS)`, { minify: true }).code.split('ARGUMENTS');

/**
 * Returns the code that loads the scripts and data of a page after its first paint.
 * @param scripts addresses and hashes, in the order in which the scripts run
 * @param data addresses
 */
export const loadScripts = (
  scripts: readonly (readonly [src: string, integrity: string])[],
  data: readonly string[],
): string => `${minified}${JSON.stringify(scripts)},${JSON.stringify(data)})`;
