import { immutable, revalidated } from '../headers';
import { addressOf } from '../rules';
import type { HeaderValues, SiteModel } from '../site-model';

/**
 * The `_headers` file of Netlify and Cloudflare: a pattern on a line, its headers indented below. No pattern stands twice, because
 * Cloudflare keeps only the last of two blocks. Both lead from `/x.html` to `/x`.
 * @param detach the line that removes a header of the first block, where later blocks add to it instead of replacing it
 */
export function headerBlocks({ headers, headerRules, negotiation }: SiteModel, detach?: (name: string) => string): string {
  const exceptions = new Map<string, HeaderValues>();
  for (const { paths, headers: values } of [...headerRules, immutable])
    for (const path of new Set(paths.flatMap((one) => [one, addressOf(one)])))
      exceptions.set(path, { ...exceptions.get(path), ...values });
  exceptions.set(negotiation.path, { Vary: 'Accept-Language' });
  const block = (path: string, values: HeaderValues, lines: readonly string[] = []) =>
    `${[path, ...lines, ...Object.entries(values).map(([name, value]) => `${name}: ${value}`)].join('\n  ')}\n`;
  return [
    block('/*', { ...headers, ...revalidated }),
    ...[...exceptions].map(([path, values]) => block(path, values, detach ? Object.keys(values).map(detach) : [])),
  ].join('\n');
}
