import type { RoutesManifest } from 'gatsby';
import { cacheControl, commonHeaders, headerRules } from './headers';
import { pageFile } from './page-file';
import type { HostingSettings } from './settings';
import { hiddenFiles, type PageFile, type RedirectRule, type SiteModel } from './site-model';

type StaticRoute = Extract<RoutesManifest[number], { type: 'static' }>;
type RedirectRoute = Extract<RoutesManifest[number], { type: 'redirect' }>;

/**
 * Reads from Gatsby's own list of routes how the site wants to be served. Nothing in it depends on what a build made of a page,
 * so that the same model comes out of the data alone.
 * @throws Error naming the redirects that lead in a circle
 */
export function createSiteModel(routes: RoutesManifest, settings: HostingSettings): SiteModel {
  const isPage = ({ path, filePath }: StaticRoute) => filePath.endsWith('index.html') || path === '/404.html';
  const pages = routes.filter((route): route is StaticRoute => route.type === 'static').filter(isPage);
  const redirects = routes.filter((route): route is RedirectRoute => route.type === 'redirect');
  return {
    origin: settings.origin,
    pages: byKey(
      pages.filter(({ path }) => !answersForUnknown(path)).map(({ path }): PageFile => ({ path, file: pageFile(path) })),
      ({ path }) => path,
    ),
    notFound: byKey(
      pages
        .filter(({ path }) => answersForUnknown(path))
        .map(({ path, filePath }) => ({ below: path.replace(/\*$|404\.html$/, ''), file: pageFile(pageOf(filePath)) })),
      ({ below }) => below,
    ),
    redirects: inOneHop(redirects.map(redirectRule)),
    negotiation: { path: '/', languages: settings.languages.map((code) => ({ code, to: `/${code}` })) },
    immutable: ['/static/'],
    hidden: hiddenFiles,
    headers: commonHeaders(settings),
    headerRules,
    cacheControl,
  };
}

/** Pages with a pattern, and the last resort: each answers for addresses that are not there. */
const answersForUnknown = (path: string) => path.endsWith('/*') || path === '/404.html';

/** The address of the page that Gatsby wrote to a file such as `public/fr/404/index.html`. */
const pageOf = (filePath: string) => filePath.replace(/^public/, '').replace(/\/index\.html$/, '') || '/';

const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

const redirectRule = ({ path, toPath, status }: RedirectRoute): RedirectRule => ({
  from: path,
  to: toPath,
  ...(status === 302 && { temporary: true }),
});

/** Sorted, and each leading where a chain of redirects would end; temporary if a part of the chain is. */
function inOneHop(rules: readonly RedirectRule[]): RedirectRule[] {
  const ruleAt = new Map(rules.map((rule) => [rule.from, rule]));
  const end = (rule: RedirectRule, seen: readonly string[]): RedirectRule => {
    const next = ruleAt.get(rule.to);
    if (next === undefined) return rule;
    if (seen.includes(rule.to)) throw new Error(`These redirects lead in a circle: ${[...seen, rule.to].join(' → ')}`);
    return end({ ...rule, ...next, from: rule.from }, [...seen, rule.to]);
  };
  return byKey(
    rules.map((rule) => end(rule, [rule.from])),
    ({ from }) => from,
  );
}
