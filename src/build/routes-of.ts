import type { RoutesManifest } from 'gatsby';
import type { Registry } from '../routing/types';

/** The routes that Gatsby will hand to the hosting adapter, foretold from the data, without a build. */
export function routesOf({ pages, redirects }: Registry): RoutesManifest {
  return [
    ...pages.map(({ path, matchPath }) => ({
      type: 'static' as const,
      path: matchPath ?? path,
      filePath: path === '/404.html' ? 'public/404.html' : `public${path === '/' ? '' : path}/index.html`,
      headers: [],
    })),
    ...redirects.map(({ from, to }) => ({
      type: 'redirect' as const,
      path: from,
      toPath: to,
      status: 301 as const,
      headers: [],
    })),
  ];
}
