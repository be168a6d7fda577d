import { type HeaderRule, hiddenFiles, type NotFoundRule, type Redirect, type SiteModel } from './site-model';

/** The status of a redirect. Every supported host can send 302 for temporary ones. */
export const redirectStatus = ({ temporary }: Pick<Redirect, 'temporary'>): 301 | 302 => (temporary ? 302 : 301);

/** A redirect also answers with these endings, as a page does: former sites had addresses such as `/x.html`. */
export const redirectEndings = ['', '/', '.html'] as const;

/**
 * Every redirect, spelled out: rules, and pages with a slash or `.html` at the end. Hosts get these instead of a pattern, because
 * a pattern that copies a part of the request into `Location` can be abused to redirect to another site.
 */
export function allRedirects(model: Pick<SiteModel, 'pages' | 'notFound' | 'redirects'>): Redirect[] {
  const { pages, redirects } = model;
  return [
    ...redirects.flatMap((rule) => redirectEndings.map((ending) => ({ ...rule, from: rule.from + ending }))),
    ...pages.flatMap(({ path, file }) => [
      { from: `/${file}`, to: path },
      ...(path === '/' ? [] : [{ from: `${path}/`, to: path }]),
    ]),
    ...emptyFolders(model).map((path) => ({ from: `${path}/`, to: path })),
  ];
}

/**
 * Addresses without a page, but with pages below them, such as `/feature`. They are unknown addresses like any other, but are not
 * covered by the 404 page of that folder.
 */
export function emptyFolders({ pages, notFound, redirects }: Pick<SiteModel, 'pages' | 'notFound' | 'redirects'>): string[] {
  const taken = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  return notFound.map(({ below }) => below.slice(0, -1)).filter((path) => path !== '' && !taken.has(path));
}

/**
 * The 404 page for an unknown address.
 * @throws Error if there is none
 */
export function notFoundFile({ notFound }: SiteModel, path: string): string {
  // The page of / matches everything: a client may send a path that does not start with a slash.
  const nearest = nearestFirst(notFound).find(({ below }) => below === '/' || path.startsWith(below));
  if (!nearest) throw new Error('The site has no 404 page.');
  return nearest.file;
}

/** The 404 pages in the order in which they are tried: those of the deepest folders first. */
export const nearestFirst = (rules: readonly NotFoundRule[]): NotFoundRule[] =>
  rules.toSorted((a, b) => b.below.length - a.below.length);

/**
 * Addresses that are not found although a host has a file for them: what only the host reads, the 404 pages themselves, and files that
 * are no pages without their ending.
 */
export const missingAddresses = ({ notFound, headerRules }: SiteModel): string[] => [
  ...hiddenFiles,
  ...notFound.flatMap(({ file }) => [`/${file}`, addressOf(file)]),
  ...['index.html', ...headerRules.flatMap(({ paths }) => paths.filter((path) => path.endsWith('.html')))].map(addressOf),
];

/**
 * What no address of the site contains before its query, in any case of letters: empty and dot segments, and encoded slashes. Servers that
 * resolve them find one file at many addresses, under the headers of another. Without look-ahead, which Caddy lacks.
 */
export const misspelling = '//|%2f|%5c|/(?:\\.|%2e){1,2}(?:[/? ]|$)';

/** The address that a page's file answers without its ending. */
export const addressOf = (file: string) => file.replace(/^\/?/, '/').replace(/\.html$/, '');

/** The path of a page's data, by the page's address. */
export const pageDataPath = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`;

/** Inserts a host's variable for the query into an address, before the hash, and before a quote at the end. */
export const withQuery = (address: string, query: string): string => address.replace(/(?=#)|(?="?$)/, () => query);

/** The regular expression for the paths of a rule. */
export const patternOf = ({ paths }: Pick<HeaderRule, 'paths'>) =>
  `^(?:${paths.map((path) => escapePattern(path).replaceAll('\\*', '.*')).join('|')})$`;

/** Whether a rule is for the file at an address. */
export const isFor = (rule: Pick<HeaderRule, 'paths'>, path: string) => new RegExp(patternOf(rule)).test(path);

/** Writes a text as a regular expression that matches it. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
