import type { Host } from '../host';
import type { RedirectRule, SiteModel } from '../site-model';

/** A host that reads nothing: every redirect is a page that leads on. */
export const stubs: Host = {
  name: 'stubs',
  precompressed: false,
  write: (model) => ({
    files: [],
    published: model.redirects.map((rule) => ({ path: `${rule.from.slice(1)}.html`, content: stub(model, rule) })),
    shortfalls: [
      { rule: 'permanent redirects', instead: 'a page with status 200 and a canonical link leads on; the query is lost.' },
      {
        rule: `the headers ${Object.keys(model.headers).join(', ')}`,
        instead: 'the policy inside each page holds, but its frame-ancestors; the other headers are not sent.',
      },
      { rule: 'caching by kind of file', instead: 'the host decides.' },
      { rule: `the language at ${model.negotiation.path}`, instead: 'the page there decides in the browser.' },
      { rule: '404 by folder', instead: 'the host sends /404.html, if it knows that name.' },
    ],
    errors: [],
  }),
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function stub({ origin }: SiteModel, { to }: RedirectRule): string {
  const path = escaped(encodeURI(to));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta http-equiv="refresh" content="0; url=${path}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escaped(origin)}${path.replace(/#.*/, '')}">`,
    `<title>${path}</title>`,
    '</head>',
    `<body><a href="${path}">${path}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}
