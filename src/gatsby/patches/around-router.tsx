import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../page/ErrorBoundary';

interface AroundRouterProps {
  location: { pathname: string };
  children: ReactNode;
}

/**
 * What Gatsby puts around its router, in place of its scroll handler (`gatsby-react-router-scroll` 6.16). That one stores a single
 * place for all entries of a page's history that links within the page made, overrides the browser's own restoration with it, and
 * throws at an address such as `/fr#%`; `on-route-update.ts` does what remains to be done. The error boundary stands here, and not
 * around the page element, because plugins that wrap the page element throw where page data is damaged.
 *
 * Upstream: gatsbyjs/gatsby#8019 (Back after a link within the page), closed; no thread was found about the address that throws.
 * Can go when Gatsby leaves Back and Forward to the browser and decodes a hash safely.
 */
export const ScrollContext = ({ location, children }: AroundRouterProps) => (
  <ErrorBoundary path={location.pathname}>{children}</ErrorBoundary>
);

/** Part of the package's interface, which Gatsby hands on to pages: no page of this site uses it. */
export const useScrollRestoration = () => ({});
