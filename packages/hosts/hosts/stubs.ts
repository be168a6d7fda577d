import { escapeHtml } from '../escape-html';
import type { HostDefinition } from '../host';
import { allRedirects } from '../rules';
import type { Redirect, SiteModel } from '../site-model';

/**
 * A host without configuration: every redirect is a page that forwards visitors, and so is the index of a folder with the name of a
 * page or redirect: `fr/index.html` answers `/fr/`.
 */
export const stubs: HostDefinition = {
  name: 'stubs',
  write: (model) => ({
    published: allRedirects({ ...model, notFound: [] })
      // The file of `/x` also answers `/x.html`.
      .filter(({ from }) => !from.endsWith('.html'))
      .map((rule) => ({
        path: `${rule.from.slice(1)}${rule.from.endsWith('/') ? 'index' : ''}.html`,
        content: stub(model, rule),
      })),
  }),
};

/**
 * A canonical link would permanently transfer the ranking of an address to the target, so temporary redirects have none.
 * `noindex` stays: search engines must not index a page that is taken off the site, and will index it again once it is published.
 * A delayed refresh would count as temporary for search engines, but people cannot stop such a delay (WCAG 2.2, criterion 2.2.1).
 */
function stub({ origin }: SiteModel, { to, temporary }: Redirect): string {
  const path = escapeHtml(encodeURI(to));
  const canonical = `<link rel="canonical" href="${escapeHtml(origin)}${path.replace(/#.*/, '')}">`;
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta http-equiv="refresh" content="0; url=${path}">`,
    '<meta name="robots" content="noindex">',
    ...(temporary ? [] : [canonical]),
    `<title>${path}</title>`,
    '</head>',
    `<body><a href="${path}">${path}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}
