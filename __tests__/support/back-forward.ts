/** A tab of Playwright or Puppeteer. */
interface Tab {
  evaluate(run: (text: string) => string, text: string): Promise<string>;
}

/** A document without scripts: what comes before and after the page under test. */
export const elsewhere = '/robots.txt';

/**
 * Runs in every document: reports to another tab how it was shown, and takes its orders. Neither Playwright nor Puppeteer follow
 * a page that returns from the browser's cache.
 */
export function reportToOtherTab(): void {
  if (window !== top) return;
  window.addEventListener('pageshow', ({ persisted }) => {
    const [visited] = performance.getEntriesByType('navigation');
    const { notRestoredReasons = null } = visited as PerformanceEntry & { notRestoredReasons?: unknown };
    localStorage.setItem('shown', JSON.stringify({ path: location.pathname, persisted, notRestoredReasons }));
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const { from, by } = JSON.parse((key === 'move' && newValue) || '{}');
    if (from === location.pathname) history.go(by);
  });
}

/** Has the tab that shows the path `from` move in its history. */
export const move = (otherTab: Tab, from: string, by: number) =>
  otherTab.evaluate(
    (order) => {
      localStorage.removeItem('shown');
      localStorage.setItem('move', order);
      return order;
    },
    JSON.stringify({ from, by, at: Date.now() }),
  );

/** What the tab shows after the last move; an empty string before. */
export const shownIn = (otherTab: Tab) => otherTab.evaluate((key) => localStorage.getItem(key) ?? '', 'shown');

/** What a page reports if it returned from the browser's cache. Otherwise, Chromium gives the reasons. */
export const fromCache = (path: string) => JSON.stringify({ path, persisted: true, notRestoredReasons: null });
