/** The globals that Gatsby provides for its links. */
interface GatsbyWindow {
  ___navigate?: (to: string, options?: object) => void;
  ___loader?: { loadPage: (path: string) => Promise<unknown> };
}

/**
 * Makes links work if a page cannot be loaded because its data is damaged: Gatsby (5.16) logs an error and stays on the page.
 * With this patch, the browser opens the address itself and shows the page as built.
 *
 * It also waits for what the page is made of (`island.tsx`), so that the page is shown whole.
 *
 * Upstream: no thread was found; gatsbyjs/gatsby#18051 made the same change for data that is missing.
 * Can go when Gatsby's `navigate` handles a `loadPage` that fails.
 * @param loadIslands loads the parts of the templates that have been loaded
 */
export function navigateSafely(loadIslands: () => Promise<unknown>): void {
  const gatsby = window as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  if (!navigate || !loader) return;
  gatsby.___navigate = (to, options) => {
    loader
      .loadPage(to.replace(/#.*/, ''))
      .then(loadIslands)
      .then(
        () => navigate(to, options),
        () => window.location.assign(to),
      );
  };
}
