import type { Redirect } from '../routing/types';
import type { NotFoundRule, SiteModel } from './site-model';

/** The response of a host. */
export type Answer =
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'page'; status: 200 | 404; file: string }
  | { kind: 'asset' };

/**
 * Decides how a production host responds to a path.
 * @param model how the site is to be served
 * @param path the request's path as sent: encoded, without the query
 * @param isAsset whether a file that is no page stands at a path
 * @param acceptLanguage the request's header; without one no language is negotiated
 */
export function answer(model: SiteModel, path: string, isAsset: (path: string) => boolean, acceptLanguage = ''): Answer {
  const decoded = decodedPath(path);
  const language = path === model.negotiation.path && negotiated(model, acceptLanguage);
  if (language) return { kind: 'redirect', status: 302, to: language };
  const page = model.pages.find((candidate) => candidate.path === decoded);
  if (page) return { kind: 'page', status: 200, file: page.file };
  const rule = redirectsOf(model).get(decoded);
  if (rule) return { kind: 'redirect', status: redirectStatus(rule), to: rule.to };
  const isPageFile = [...model.pages, ...model.notFound].some(({ file }) => `/${file}` === decoded);
  if (!isPageFile && !model.hidden.includes(decoded) && isAsset(decoded)) return { kind: 'asset' };
  return { kind: 'page', status: 404, file: notFoundFile(model, decoded) };
}

/** Two encodings of an address are equal; a malformed address stays unchanged and is not found. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address for the language that the visitor names first (section 2 of the specification). */
function negotiated({ negotiation }: SiteModel, acceptLanguage: string): string | undefined {
  const first = acceptLanguage.trim().slice(0, 2).toLowerCase();
  return negotiation.languages.find(({ code }) => code === first)?.to;
}

/** The status of a redirect. Every supported host can send 302 for temporary ones. */
export const redirectStatus = ({ temporary }: Pick<Redirect, 'temporary'>): 301 | 302 => (temporary ? 302 : 301);

/** Computed once per model, so that ten thousand redirects stay fast. */
const known = new WeakMap<SiteModel, Map<string, Redirect>>();

/**
 * Redirects of the model with all their endings, and those from `/fr/` and `/fr.html` to `/fr`. Targets are always addresses of the model, so never on
 * another site.
 */
function redirectsOf(model: SiteModel): Map<string, Redirect> {
  const made = known.get(model) ?? new Map(allRedirects(model).map((rule) => [rule.from, rule]));
  known.set(model, made);
  return made;
}

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

/** The addresses of files that are not found although they exist: what only the host reads, and the 404 pages themselves. */
export const missingAddresses = ({ hidden, notFound }: SiteModel): string[] => [
  ...hidden,
  ...notFound.flatMap(({ file }) => [`/${file}`, `/${file.replace(/\.html$/, '')}`]),
];
