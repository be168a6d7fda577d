/**
 * Runs in the browser, inlined into every page: requests the page's data and scripts after the first paint. A page in a
 * background tab is not painted, so it requests them at once and is ready when it becomes visible.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param scripts addresses and hashes
 * @param data addresses of the data that the framework waits for
 */
export function loadScripts(scripts: [src: string, integrity: string][], data: string[]): void {
  const add = (tag: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    for (const href of data) add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    for (const [src, integrity] of scripts) add('script', { src, integrity });
  };
  if (document.hidden) load();
  // For browsers that do not report paints: an animation frame runs before the paint.
  requestAnimationFrame(() => setTimeout(load, 200));
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
}
