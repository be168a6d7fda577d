import { isFor } from './rules';
import type { HeaderRule, SiteModel } from './site-model';

/** Caching of every response: HTML, page data and app data change together. */
export const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;

/** Caching of files that never change, because their names contain hashes: of those that exist, not of missing ones. */
export const immutable = {
  paths: ['/static/*'],
  headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
} as const satisfies HeaderRule;

/**
 * The headers of a response: common ones and the exceptions.
 * @param path the address of the file that is sent
 */
export function headersOf(
  { headers, headerRules }: Pick<SiteModel, 'headers' | 'headerRules'>,
  path: string,
): Record<string, string> {
  const rules = headerRules.filter((rule) => isFor(rule, path));
  return Object.assign({}, headers, ...rules.map((rule) => rule.headers));
}
