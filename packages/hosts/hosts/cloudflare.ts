import { type HostDefinition, overLimit } from '../host';
import { emptyFolders, redirectEndings, redirectStatus } from '../rules';
import type { SiteModel } from '../site-model';
import { headerBlocks } from './header-blocks';

/** Limits of developers.cloudflare.com/pages/configuration/redirects and /headers. */
const limits = { redirects: 2000, redirectLine: 1000, headerRules: 100, headerLine: 2000 };

/**
 * Cloudflare Pages: `_redirects` and `_headers` in the published folder. Cloudflare itself redirects `/x/` and `/x.html` of a
 * page to `/x`, serves the nearest 404.html for unknown addresses, and treats `/x` and `/x/` as two addresses in a rule.
 */
export const cloudflare: HostDefinition = {
  name: 'cloudflare',
  write(model) {
    const redirects = redirectLines(model);
    // Without detaching, the values of both blocks would be joined by a comma.
    const headers = headerBlocks(model, (name) => `! ${name}`);
    return {
      published: [
        { path: '_redirects', content: `${redirects.join('\n')}\n` },
        { path: '_headers', content: headers },
      ],
      errors: [
        ...overLimit('lines', limits.redirects, [
          [`_redirects, ${redirectEndings.length} for each address`, redirects.length],
        ]),
        ...overLimit('characters', limits.redirectLine, redirects.map(withLength)),
        ...overLimit('rules', limits.headerRules, [['_headers', headers.match(/^\//gm)?.length ?? 0]]),
        ...overLimit('characters', limits.headerLine, headers.split('\n').map(withLength)),
      ],
    };
  },
};

const redirectLines = (model: SiteModel): string[] => [
  ...model.redirects.flatMap((rule) =>
    redirectEndings.map((ending) => `${encodeURI(rule.from)}${ending} ${encodeURI(rule.to)} ${redirectStatus(rule)}`),
  ),
  ...emptyFolders(model).map((path) => `${path}/ ${path} 301`),
];

const withLength = (line: string) => [line, line.length] as const;
