/** The globals that Gatsby provides for its links. */
interface GatsbyWindow {
  ___navigate?: (to: string, options?: object) => void;
  ___loader?: { loadPage: (path: string) => Promise<unknown> };
}

/**
 * Makes links work if a page cannot be loaded because its data is damaged: Gatsby (5.16) logs an error and stays on the page.
 * With this patch, the browser opens the address itself and shows the page as built.
 *
 * Upstream: no thread was found; gatsbyjs/gatsby#18051 made the same change for data that is missing.
 * Can go when Gatsby's `navigate` handles a `loadPage` that fails.
 */
export function navigateSafely(): void {
  const gatsby = window as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  if (!navigate || !loader) return;
  gatsby.___navigate = (to, options) => {
    loader.loadPage(to.replace(/#.*/, '')).then(
      () => navigate(to, options),
      () => window.location.assign(to),
    );
  };
}
