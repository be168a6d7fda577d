/**
 * Runs in the browser, written into every page: asks for the page's data and scripts once the page has been painted.
 * It must stand alone: nothing around it goes along.
 * @param scripts addresses and hashes
 * @param pageData address of the page's data, if it is known
 */
export function loadScripts(scripts: [src: string, integrity: string][], pageData: string | null): void {
  const add = (tag: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    if (pageData) add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: pageData });
    for (const [src, integrity] of scripts) add('script', { src, integrity });
  };
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // For browsers that do not tell: a frame that is asked for comes before the paint.
  requestAnimationFrame(() => setTimeout(load, 200));
}
