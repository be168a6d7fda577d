import { headersOf, immutable, revalidated } from '../../src/hosting/headers';
import type { SiteModel } from '../../src/hosting/site-model';
import { cardPath } from '../../src/seo/card-path';
import { type BuiltFiles, type Case, leads, startOf, statusesOf } from './case';

export function headerCases(model: SiteModel, { script, tourFile }: BuiltFiles): Case[] {
  const expected = (path: string) =>
    Object.fromEntries(Object.entries(headersOf(model, path)).map(([name, value]) => [name.toLowerCase(), value]));
  const start = startOf(model);
  // Hosts differ in whether the headers of a folder also go with its address without the slash.
  const others = model.redirects.filter(({ from }) => !model.headerRules.some(({ below }) => `${from}/`.startsWith(below)));
  const kinds = [others.find(({ temporary }) => !temporary), others.find(({ temporary }) => temporary)];
  const redirects = kinds.filter((rule) => rule !== undefined);
  return [
    { name: 'of a page', path: start, status: [200], answer: { 'x-robots-tag': null, ...expected(start) } },
    { name: 'of a 404 page', path: `${start}/no-such-page`, status: [404], answer: expected(start) },
    { name: 'of a script', path: script, status: [200], answer: expected(script) },
    ...redirects.map((rule) => ({
      ...leads(rule.from, encodeURI(rule.to), statusesOf(rule), `of a ${rule.temporary ? 'temporary ' : ''}redirect`),
      answer: expected(rule.from),
    })),
    ...model.headerRules.flatMap(({ below }) => {
      const path = [...model.pages.map((page) => page.path), tourFile].find((one) => one?.startsWith(below));
      return path ? { name: `of ${below}`, path, status: [200], answer: expected(path) } : [];
    }),
    ...shownElsewhere(model).map((path) => ({
      name: `other sites may show ${path}`,
      path,
      status: [200],
      answer: { 'cross-origin-resource-policy': 'cross-origin' },
    })),
  ];
}

/** What other sites show of this one: the social card of a page, and the icons that browsers and launchers keep. */
const shownElsewhere = (model: SiteModel) => [
  cardPath(startOf(model)),
  ...['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png'],
];

export function cachingCases(model: SiteModel, { script, pageData }: BuiltFiles): Case[] {
  const temporary = model.redirects.find((rule) => rule.temporary);
  const cached = (name: string, path: string, value: string, status = 200): Case => ({
    name,
    path,
    status: [status],
    answer: { 'cache-control': value },
  });
  return [
    cached('a page is asked for again', startOf(model), revalidated['Cache-Control']),
    cached('page data is asked for again', pageData, revalidated['Cache-Control']),
    cached('the icon is asked for again', '/favicon.svg', revalidated['Cache-Control']),
    cached('a 404 page is asked for again', '/no-such-page', revalidated['Cache-Control'], 404),
    cached('a missing script is not remembered', '/static/no-such-file.js', revalidated['Cache-Control'], 404),
    ...(temporary
      ? [
          {
            ...cached('a temporary redirect is not remembered', temporary.from, revalidated['Cache-Control'], 302),
            location: encodeURI(temporary.to),
          },
        ]
      : []),
    cached('a hashed script is kept for a year', script, immutable.headers['Cache-Control']),
  ];
}

export function compressionCases(model: SiteModel, { script, pageData }: BuiltFiles): Case[] {
  return [
    { path: startOf(model), type: /^text\/html/, body: '</html>' },
    { path: script, type: /javascript/, body: 'function' },
    { path: pageData, type: /^application\/json/, body: '"path":' },
  ].flatMap(({ path, type, body }) =>
    ['br', 'gzip', ''].map((encoding) => ({
      name: `${path.replace(/-[0-9a-f]{8}(?=\.js)/, '')} as ${encoding || 'it is'}`,
      path,
      headers: { 'Accept-Encoding': encoding || 'identity' },
      status: [200],
      body,
      answer: { 'content-encoding': encoding || null, 'content-type': type, ...(encoding && { vary: /accept-encoding/i }) },
    })),
  );
}

export function fileCases(model: SiteModel, { tourPage }: BuiltFiles): Case[] {
  const { origin } = model;
  return [
    {
      name: 'security.txt',
      path: '/.well-known/security.txt',
      status: [200],
      answer: { 'content-type': /^text\/plain(?:; ?charset=utf-8)?$/i },
      body: `Canonical: ${origin}/.well-known/security.txt`,
    },
    { name: 'the icon', path: '/favicon.ico', status: [200], answer: { 'content-type': /^image\// } },
    ...(tourPage ? [{ name: 'the tour', path: tourPage, status: [200], body: '</html>' }] : []),
    {
      name: 'a page as Markdown',
      path: `${startOf(model)}.md`,
      status: [200],
      answer: { 'content-type': /^text\/markdown/ },
    },
    { name: 'a file with a slash at the end', path: '/favicon.svg/', status: [404] },
  ];
}
