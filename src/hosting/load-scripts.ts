/**
 * Runs in the browser, written into every page: asks for the page's data and scripts once the page has been painted. A page in
 * a tab that nobody sees is not painted: there it asks at once, and the page is ready when it is looked at.
 * It must stand alone: nothing around it goes along.
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
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // For browsers that do not tell: a frame that is asked for comes before the paint.
  requestAnimationFrame(() => setTimeout(load, 200));
}
