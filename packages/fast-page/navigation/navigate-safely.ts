import { comingMark } from '../marks';
import { inTime } from '../sleeping/load-with-retry';

/** The globals that Gatsby provides for its links. */
interface GatsbyWindow {
  ___navigate?: (to: string, options?: { replace?: boolean }) => unknown;
  ___loader?: { loadPage: (path: string) => Promise<unknown> };
}

/** Milliseconds until the browser opens an address that does not come. */
const patience = 3000;

/** Milliseconds until a sign shows that a page is coming: nearly all come sooner. */
const unnoticed = 250;

/**
 * Makes links work if a page does not come: if its data is damaged, Gatsby (5.16) logs an error and stays on the page, and if a request is never
 * answered, it waits for ever. With this patch, the browser opens the address itself and shows the page as built; at once if the same link is clicked again.
 *
 * It also waits for what the page is made of (`sleeping.tsx`), so that the page is shown whole.
 *
 * Upstream: no thread was found; gatsbyjs/gatsby#18051 made the same change for data that is missing.
 * Can go when Gatsby's `navigate` handles a `loadPage` that fails or never ends.
 * @param loadParts loads the parts of the templates that have been loaded
 */
export function navigateSafely(loadParts: () => Promise<unknown>): void {
  const gatsby = window as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  if (!navigate || !loader) return;
  let coming: string | undefined;
  gatsby.___navigate = (to, options) => {
    const [path = ''] = to.split(/[?#]/);
    if (path === window.location.pathname) return navigate(to, options);
    const open = () => (options?.replace ? window.location.replace(to) : window.location.assign(to));
    if (coming === to) return open();
    coming = to;
    const mark = (isComing: boolean) => document.documentElement.toggleAttribute(comingMark, isComing);
    const wait = setTimeout(mark, unnoticed, true);
    inTime(loader.loadPage(path).then(loadParts), patience)
      .then(
        () => {
          // Another link may have been clicked since.
          if (coming !== to) return;
          coming = undefined;
          navigate(to, options);
        },
        () => coming === to && open(),
      )
      .finally(() => {
        clearTimeout(wait);
        if (coming === undefined || coming === to) mark(false);
      });
  };
}
