import type { PageRoute, Registry } from '../../packages/addresses';
import type { SiteModel } from '../../packages/hosts';
import { pageFile } from '../../packages/hosts';
import { commonHeaders, headerRules } from './headers';
import type { HostingSettings } from './settings';

/**
 * Describes how the site must be served. It does not depend on build output, so the same model can be derived from the data
 * alone.
 */
export function createSiteModel(
  { pages, redirects }: Pick<Registry, 'pages' | 'redirects'>,
  settings: HostingSettings,
): SiteModel {
  const landings = pages.find(({ kind }) => kind === 'root')?.alternates ?? [];
  const files = pages.map((page) => ({ path: page.path, file: pageFile(page.path), below: belowOf(page) }));
  return {
    origin: settings.origin,
    pages: byKey(
      files.flatMap(({ below, path, file }) => (below === undefined ? { path, file } : [])),
      ({ path }) => path,
    ),
    notFound: byKey(
      files.flatMap(({ below, file }) => (below === undefined ? [] : { below, file })),
      ({ below }) => below,
    ),
    redirects: byKey(redirects, ({ from }) => from),
    negotiation: { path: '/', languages: landings.map(({ language, path }) => ({ code: language, to: path })) },
    headers: commonHeaders(settings),
    headerRules: headerRules(settings),
  };
}

/** The folder for whose unknown addresses a page is the 404 page; undefined for normal pages. */
const belowOf = ({ path, matchPath }: PageRoute) => (path === '/404.html' ? '/' : matchPath?.replace(/\*$/, ''));

const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
