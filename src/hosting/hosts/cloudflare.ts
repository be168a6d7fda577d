import type { HostDefinition } from '../host';
import { emptyFolders, redirectEndings, redirectStatus } from '../rules';
import type { SiteModel } from '../site-model';
import { headerBlocks } from './header-blocks';

/** Limits of developers.cloudflare.com/pages/configuration/redirects and /headers. */
const limits = { staticRedirects: 2000, redirectLine: 1000, headerRules: 100, headerLine: 2000 };

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
      shortfalls: [
        {
          rule: `the language at ${model.negotiation.path}`,
          instead: 'the page there decides in the browser (_redirects knows no language).',
        },
        {
          rule: 'status 404 for the 404 pages at their own address, such as /fr/404',
          instead: 'they are answered with 200; they are not indexed, and nothing links to them.',
        },
        { rule: 'status 301 from /x/ to /x', instead: 'Cloudflare itself sends 308, which is permanent as well.' },
      ],
      errors: overLimit(redirects, headers),
    };
  },
};

function redirectLines(model: SiteModel): string[] {
  return [
    ...model.redirects.flatMap((rule) =>
      redirectEndings.map((ending) => `${encodeURI(rule.from)}${ending} ${encodeURI(rule.to)} ${redirectStatus(rule)}`),
    ),
    ...emptyFolders(model).map((path) => `${path}/ ${path} 301`),
  ];
}

function overLimit(redirects: readonly string[], headers: string): string[] {
  const headerLines = headers.split('\n');
  const rules = headerLines.filter((line) => line.startsWith('/')).length;
  return [
    ...(redirects.length > limits.staticRedirects
      ? [
          `${redirects.length} lines of redirects, ${redirectEndings.length} for each address; it takes ${limits.staticRedirects}.`,
        ]
      : []),
    ...redirects
      .filter((line) => line.length > limits.redirectLine)
      .map((line) => `a redirect of ${line.length} characters; it takes ${limits.redirectLine}: ${line.slice(0, 80)}…`),
    ...(rules > limits.headerRules ? [`${rules} header rules; it takes ${limits.headerRules}.`] : []),
    ...headerLines
      .filter((line) => line.length > limits.headerLine)
      .map((line) => `a header of ${line.length} characters; it takes ${limits.headerLine}: ${line.slice(0, 80)}…`),
  ];
}
