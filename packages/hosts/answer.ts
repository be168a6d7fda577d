import { preferredLanguage } from './accept-language';
import { allRedirects, misspelling, notFoundFile, redirectStatus } from './rules';
import { hiddenFiles, type SiteModel } from './site-model';

/** The response of a host. */
export type Answer =
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'page'; status: 200 | 404; file: string }
  | { kind: 'asset'; status: 200; file: string };

/**
 * Decides how a production host responds to a path.
 * @param model how the site is to be served
 * @param path the request's path as sent: encoded, without the query
 * @param isAsset whether a file that is no page stands at a path
 * @param acceptLanguage the request's header; without one no language is negotiated
 */
export function answer(model: SiteModel, path: string, isAsset: (path: string) => boolean, acceptLanguage = ''): Answer {
  const decoded = decodedPath(path);
  if (new RegExp(misspelling, 'i').test(path)) return { kind: 'page', status: 404, file: notFoundFile(model, decoded) };
  const language = path === model.negotiation.path && negotiated(model, acceptLanguage);
  if (language) return { kind: 'redirect', status: 302, to: language };
  const page = model.pages.find((candidate) => candidate.path === decoded);
  if (page) return { kind: 'page', status: 200, file: page.file };
  const rule = allRedirects(model).find(({ from }) => from === decoded);
  if (rule) return { kind: 'redirect', status: redirectStatus(rule), to: rule.to };
  const isPageFile = [...model.pages, ...model.notFound].some(({ file }) => `/${file}` === decoded);
  if (!isPageFile && !hiddenFiles.includes(decoded) && isAsset(decoded))
    return { kind: 'asset', status: 200, file: decoded.slice(1) };
  return { kind: 'page', status: 404, file: notFoundFile(model, decoded) };
}

/** Two encodings of an address are equal; a malformed address stays unchanged and is not found. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address for the language that the visitor prefers (docs/product.md, Routes). */
function negotiated({ negotiation: { languages } }: SiteModel, acceptLanguage: string): string | undefined {
  const preferred = preferredLanguage(
    acceptLanguage,
    languages.map(({ code }) => code),
  );
  return languages.find(({ code }) => code === preferred)?.to;
}
