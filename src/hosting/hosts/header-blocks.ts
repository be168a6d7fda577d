import type { SiteModel } from '../site-model';

/**
 * The `_headers` file of Netlify and Cloudflare: a pattern on a line, its headers indented below.
 * @param detached lines that remove the value of an earlier block, where later blocks add to it instead of replacing it
 */
export function headerBlocks(model: SiteModel, detached: readonly ((name: string) => string)[]): string {
  const block = (path: string, headers: Record<string, string>, isFirst = false) =>
    [
      path,
      ...(isFirst ? [] : Object.keys(headers).flatMap((name) => detached.map((line) => `  ${line(name)}`))),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n');
  return [
    block('/*', { ...model.headers, 'Cache-Control': model.cacheControl.revalidated }, true),
    ...model.headerRules.map(({ below, headers }) => block(`${below}*`, { ...headers })),
    ...model.immutable.map((below) => block(`${below}*`, { 'Cache-Control': model.cacheControl.immutable })),
    block(model.negotiation.path, { Vary: 'Accept-Language' }),
  ].join('\n');
}
