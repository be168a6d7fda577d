import type { RoutesManifest } from 'gatsby';
import { cacheControl, commonHeaders } from './headers';
import { pageFile } from './page-file';
import type { SiteModel } from './site-model';

type StaticRoute = Extract<RoutesManifest[number], { type: 'static' }>;
type RedirectRoute = Extract<RoutesManifest[number], { type: 'redirect' }>;

/** Reads from Gatsby's own list of routes how the site wants to be served. */
export function createSiteModel(routes: RoutesManifest): SiteModel {
  const files = routes.filter((route): route is StaticRoute => route.type === 'static');
  const redirects = routes.filter((route): route is RedirectRoute => route.type === 'redirect');
  const pages = files.filter(isPage);
  return {
    pages: pages.filter(({ path }) => !answersForUnknown(path)).map(({ path }) => ({ path, file: pageFile(path) })),
    notFound: pages
      .filter(({ path }) => answersForUnknown(path))
      .map(({ path, filePath }) => ({ below: path.replace(/\*$|404\.html$/, ''), file: pageFile(pageOf(filePath)) })),
    redirects: redirects.map(({ path, toPath }) => ({ from: path, to: toPath })),
    immutable: files.filter(isImmutable).map(({ path }) => path),
    headers: commonHeaders,
    cacheControl,
  };
}

const isPage = ({ path, filePath }: StaticRoute) => filePath.endsWith('index.html') || path === '/404.html';

/** Pages with a pattern, and the last resort: each answers for addresses that are not there. */
const answersForUnknown = (path: string) => path.endsWith('/*') || path === '/404.html';

/** The address of the page that Gatsby wrote to a file such as `public/fr/404/index.html`. */
const pageOf = (filePath: string) => filePath.replace(/^public/, '').replace(/\/index\.html$/, '') || '/';

const isImmutable = ({ headers }: StaticRoute) =>
  headers.some(({ key, value }) => key.toLowerCase() === 'cache-control' && value.includes('immutable'));
