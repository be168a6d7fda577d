import type { GatsbyBrowser } from 'gatsby';

/** Every change of path starts at the top, back and forward too, unless the address has a hash (decision 21). */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps: { location } }) => {
  const changed = prevRouterProps && prevRouterProps.location.pathname !== location.pathname;
  return changed && !location.hash ? [0, 0] : true;
};
