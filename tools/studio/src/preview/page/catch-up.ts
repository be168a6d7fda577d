declare global {
  interface Window {
    ___loader?: { loadPageSync(path: string): { json?: { data?: unknown } } | undefined };
  }
}

/** When to compare, in milliseconds after the page has loaded: it is connected to the development server by then. */
const looks = [1500, 4000];

/**
 * Loads the page again if it shows older data than the development server has. The server sends changes to connected pages only: one
 * between the loading of the data and the connection would stay unseen, such as what an editor typed while the studio was not running.
 * @param reload loads the page again
 */
export function catchUp(reload = () => location.reload()): void {
  for (const delay of looks) {
    setTimeout(async () => {
      const { pathname } = location;
      const latest = await dataOf(pathname).catch(() => undefined);
      const shown = window.___loader?.loadPageSync(pathname)?.json?.data;
      const isSame = latest === undefined || shown === undefined || JSON.stringify(latest) === JSON.stringify(shown);
      if (!isSame && pathname === location.pathname) reload();
    }, delay);
  }
}

/** Returns the data of a page as the development server has it now; undefined for a page without data. */
async function dataOf(path: string): Promise<unknown> {
  const response = await fetch(`/page-data${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data.json`, {
    cache: 'no-store',
  });
  if (!response.ok) return undefined;
  return ((await response.json()) as { result?: { data?: unknown } }).result?.data;
}
