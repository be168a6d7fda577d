import type { SiteModel } from './site-model';

/** What a host says to a request. */
export type Answer =
  | { kind: 'redirect'; status: 301; to: string }
  | { kind: 'page'; status: 200 | 404; file: string }
  | { kind: 'asset' };

/**
 * Decides what a production host answers for a path.
 * @param model how the site is to be served
 * @param path the request's path as sent: encoded, without the query
 * @param isAsset whether a file that is no page stands at a path
 */
export function answer(model: SiteModel, path: string, isAsset: (path: string) => boolean): Answer {
  const page = model.pages.find((candidate) => candidate.path === path);
  if (page) return { kind: 'page', status: 200, file: page.file };
  const target = redirectTarget(model, path);
  if (target) return { kind: 'redirect', status: 301, to: target };
  const isPageFile = [...model.pages, ...model.notFound].some(({ file }) => `/${file}` === path);
  if (!isPageFile && isAsset(path)) return { kind: 'asset' };
  return { kind: 'page', status: 404, file: notFoundFile(model, path) };
}

/** By rule; from `/fr/` to `/fr`; from `/fr.html` to `/fr`. Only ever to an address of the model, so never off the site. */
function redirectTarget({ redirects, pages }: SiteModel, path: string): string | undefined {
  const bare = path.replace(/(?:\/|\.html)$/, '');
  const rule = redirects.find(({ from }) => from === path || from === bare);
  return rule?.to ?? pages.find((page) => page.path === bare)?.path;
}

function notFoundFile({ notFound }: SiteModel, path: string): string {
  const fitting = notFound.filter(({ below }) => path.startsWith(below));
  const nearest = fitting.toSorted((a, b) => b.below.length - a.below.length)[0];
  if (!nearest) throw new Error('The site has no 404 page.');
  return nearest.file;
}
