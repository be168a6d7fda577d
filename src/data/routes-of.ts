import type { RoutesManifest } from 'gatsby';
import { redirectStatus } from '../hosting/answer';
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
    ...redirects.map((redirect) => ({
      type: 'redirect' as const,
      path: redirect.from,
      toPath: redirect.to,
      status: redirectStatus(redirect),
      headers: [],
    })),
  ];
}
