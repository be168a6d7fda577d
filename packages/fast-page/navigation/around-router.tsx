import { type ReactNode, useEffect } from 'react';
import { site } from '../site';
import { sectionOf } from './go-to-section';
import { startKeyboardAt } from './start-keyboard';

interface AroundRouterProps {
  location: { pathname: string; hash: string };
  children: ReactNode;
}

/** Id of the element that the router puts around every page. */
const pageId = 'gatsby-focus-wrapper';

/**
 * Replaces Gatsby’s scroll handler around the router (`gatsby-react-router-scroll` 6.16). The original stores one position for
 * all history entries within a page, overrides the browser’s own restoration with it, and throws at an address such as `/fr#%`;
 * `on-route-update.ts` does the rest of its work. The error boundary is here, and not around the page element, because plugins
 * that wrap the page element throw if page data is damaged.
 *
 * Upstream: gatsbyjs/gatsby#8019 (Back after a link within the page), closed; no thread was found about the address that throws.
 * Can go when Gatsby leaves Back and Forward to the browser and decodes a hash safely.
 */
export const ScrollContext = ({ location, children }: AroundRouterProps) => {
  const { pathname, hash } = location;
  // The router gives the focus to every new page, in an effect: this one, further out, runs after it.
  useEffect(() => {
    const section = document.activeElement?.id === pageId && sectionOf(hash);
    if (section) startKeyboardAt(section);
  }, [hash]);
  const { Boundary } = site();
  return <Boundary path={pathname}>{children}</Boundary>;
};

/**
 * The props of Gatsby’s page announcer (`route-announcer-props.js`), which says “Navigated to …” in English whatever the language of the
 * page (gatsbyjs/gatsby#35187): hidden, and not a live region. `useRouteAnnouncement` announces pages instead.
 */
export const RouteAnnouncerProps = { hidden: true } as const;

/** Part of the package's interface, which Gatsby exports to pages; no page of this site uses it. */
export const useScrollRestoration = () => ({});
