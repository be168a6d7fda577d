/**
 * Runs in the browser, written into every page: asks for the page's data and scripts once the page has been painted.
 * It must stand alone: nothing around it goes along.
 * @param scripts addresses and hashes
 * @param pageData address of the page's data, if it is known
 */
export function loadScripts(scripts: [src: string, integrity: string][], pageData: string | null): void {
  const add = (tag: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  const load = () => {
    if (pageData) add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: pageData });
    for (const [src, integrity] of scripts) add('script', { src, integrity });
  };
  // A frame that is asked for comes before the paint; what waits for a moment more comes after it.
  requestAnimationFrame(() => setTimeout(load));
}
