import type { SiteModel } from '../site-model';

/**
 * The `_headers` file of Netlify and Cloudflare: a pattern on a line, its headers indented below. No pattern stands twice, because
 * Cloudflare keeps only the last of two blocks.
 * @param detach the line that removes a header of the first block, where later blocks add to it instead of replacing it
 */
export function headerBlocks(model: SiteModel, detach?: (name: string) => string): string {
  const revalidated = { 'Cache-Control': model.cacheControl.revalidated };
  const exceptions = [
    ...model.headerRules.map(({ below, headers }) => [`${below}*`, headers] as const),
    ...model.immutable.map((below) => [`${below}*`, { 'Cache-Control': model.cacheControl.immutable }] as const),
    [model.negotiation.path, { Vary: 'Accept-Language' }] as const,
  ];
  const byPath = new Map<string, Record<string, string>>();
  for (const [path, headers] of exceptions) byPath.set(path, { ...byPath.get(path), ...headers });
  const block = (path: string, headers: Record<string, string>, lines: readonly string[] = []) =>
    `${[path, ...lines, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n  ')}\n`;
  return [
    block('/*', { ...model.headers, ...revalidated }),
    ...[...byPath].map(([path, headers]) => block(path, headers, detach ? Object.keys(headers).map(detach) : [])),
  ].join('\n');
}
