import type { RedirectRule, SiteModel } from './site-model';

/** What a host says to a request. */
export type Answer =
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'page'; status: 200 | 404; file: string }
  | { kind: 'asset' };

/**
 * Decides what a production host answers for a path.
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

/** Two spellings of an address are one; a malformed one stays as it is, and is not found. */
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

/** The status that a redirect is answered with. Of the temporary ones, every host that we write for can send 302. */
export const redirectStatus = ({ temporary }: Pick<RedirectRule, 'temporary'>): 301 | 302 => (temporary ? 302 : 301);

/** Made once a model: ten thousand redirects are no reason to be slow. */
const known = new WeakMap<SiteModel, Map<string, RedirectRule>>();

/** By rule; from `/fr/` to `/fr`; from `/fr.html` to `/fr`. Only ever to an address of the model, so never off the site. */
function redirectsOf(model: SiteModel): Map<string, RedirectRule> {
  const made = known.get(model) ?? new Map(allRedirects(model).map((rule) => [rule.from, rule]));
  known.set(model, made);
  return made;
}

/**
 * Every address that redirects, each spelled out: rules, and pages with a slash or `.html` at the end. Hosts get these instead
 * of a pattern, since a pattern that puts a piece of the request into a `Location` can be talked into leading off the site.
 */
export function allRedirects(model: Pick<SiteModel, 'pages' | 'notFound' | 'redirects'>): RedirectRule[] {
  const { pages, redirects } = model;
  return [
    ...redirects.flatMap((rule) => [rule, { ...rule, from: `${rule.from}/` }]),
    ...pages.flatMap(({ path, file }) => [
      { from: `/${file}`, to: path },
      ...(path === '/' ? [] : [{ from: `${path}/`, to: path }]),
    ]),
    ...emptyFolders(model).map((path) => ({ from: `${path}/`, to: path })),
  ];
}

/**
 * Addresses without a page of their own, below which there are pages, such as `/feature`: an unknown address like any other, and
 * none of those that the page for unknown names in that folder answers.
 */
export function emptyFolders({ pages, notFound, redirects }: Pick<SiteModel, 'pages' | 'notFound' | 'redirects'>): string[] {
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  return notFound.map(({ below }) => below.slice(0, -1)).filter((path) => path !== '' && !known.has(path));
}

/**
 * The page that answers for an unknown address.
 * @throws Error if there is none
 */
export function notFoundFile({ notFound }: SiteModel, path: string): string {
  // What is below / fits anything: a client may send a path that does not even start with a slash.
  const fitting = notFound.filter(({ below }) => below === '/' || path.startsWith(below));
  const nearest = fitting.toSorted((a, b) => b.below.length - a.below.length)[0];
  if (!nearest) throw new Error('The site has no 404 page.');
  return nearest.file;
}
