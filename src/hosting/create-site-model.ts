import type { PageRoute, Registry } from '../routing/types';
import { withAdmin } from './admin';
import { cacheControl, commonHeaders, headerRules } from './headers';
import { pageFile } from './page-file';
import type { HostingSettings } from './settings';
import { hiddenFiles, type NotFoundRule, type SiteModel } from './site-model';

/**
 * Describes how the site must be served. It does not depend on build output, so the same model can be derived from the data
 * alone.
 */
export function createSiteModel(
  { pages, redirects }: Pick<Registry, 'pages' | 'redirects'>,
  settings: HostingSettings,
): SiteModel {
  const visited = pages.filter((page) => belowOf(page) === undefined);
  const model: SiteModel = {
    origin: settings.origin,
    pages: byKey(
      visited.map(({ path }) => ({ path, file: pageFile(path) })),
      ({ path }) => path,
    ),
    notFound: byKey(pages.flatMap(notFoundRule), ({ below }) => below),
    redirects: byKey(redirects, ({ from }) => from),
    negotiation: { path: '/', languages: settings.languages.map((code) => ({ code, to: `/${code}` })) },
    immutable: ['/static/'],
    hidden: hiddenFiles,
    headers: commonHeaders(settings),
    headerRules,
    cacheControl,
  };
  return settings.hostedEditing ? withAdmin(model, settings.hostedEditing) : model;
}

/** The folder for whose unknown addresses a page is the 404 page; undefined for normal pages. */
const belowOf = ({ path, matchPath }: PageRoute) => (path === '/404.html' ? '/' : matchPath?.replace(/\*$/, ''));

function notFoundRule(page: PageRoute): NotFoundRule[] {
  const below = belowOf(page);
  return below === undefined ? [] : [{ below, file: pageFile(page.path) }];
}

const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
