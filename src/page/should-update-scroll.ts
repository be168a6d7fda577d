import type { GatsbyBrowser } from 'gatsby';

/**
 * Every change of path starts at the top, back and forward too, unless the address has a hash (decision 21). At once: a smooth
 * scroll would be cut short by the router, which gives the new page the focus.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps: { location } }) => {
  const changed = prevRouterProps && prevRouterProps.location.pathname !== location.pathname;
  if (!changed || location.hash) return true;
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return false;
};
