import { allRedirects, emptyFolders } from '../../src/hosting/answer';
import type { RedirectRule, SiteModel } from '../../src/hosting/site-model';

/** One request, and the response that every host should send. */
export interface Case {
  /** Its name in the matrix; unique. */
  name: string;
  /** The path as it is sent, not decoded or normalized. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Any of these; hosts use different codes for permanent redirects. */
  status: readonly number[];
  /** The exact `Location`; undefined: there must be none, unless `locationBelow` is given. */
  location?: string;
  /** For malicious paths: a `Location`, if any, must be a path of this site. */
  onSite?: boolean;
  /** By name in lower case; null: must be missing. */
  answer?: Readonly<Record<string, string | RegExp | null>>;
  /** A part of the decompressed body. */
  body?: string | RegExp;
}

const permanent = [301, 308];

/** Browsers may cache permanent redirects, so temporary ones need other codes. */
const statusesOf = ({ temporary }: RedirectRule) => (temporary ? [302] : permanent);

/** The address of the landing page in the first language. */
export const startOf = ({ negotiation }: SiteModel) => negotiation.languages[0]?.to ?? '/';

/** What the table needs from the build besides the model. */
export interface BuiltFiles {
  /** Address of a script with a hash in its name. */
  script: string;
  /** Address of a page's data. */
  pageData: string;
}

/**
 * The table of cases: every route, redirect and header of the model, and unusual and malicious addresses.
 * @returns groups by name, in the order of the matrix
 */
export function casesOf(model: SiteModel, files: BuiltFiles): Record<string, Case[]> {
  return {
    pages: model.pages.map(({ path }) => page(path)),
    'slash or .html at the end': pageVariants(model),
    redirects: model.redirects.flatMap(redirectCases),
    'unknown addresses': unknownCases(model),
    'language at /': languageCases(model),
    'hostile paths': hostileCases(model),
    'internal files': internalCases(),
    'security headers': headerCases(model, files),
    caching: cachingCases(model, files),
    compression: compressionCases(model, files),
    files: fileCases(model),
  };
}

const page = (path: string): Case => ({
  name: path,
  path,
  status: [200],
  answer: { 'content-type': /^text\/html; ?charset=utf-8$/i },
  body: '</html>',
});

const leads = (from: string, to: string, status = permanent, name = from): Case => ({
  name,
  path: from,
  status,
  location: to,
});

function pageVariants(model: SiteModel): Case[] {
  const start = startOf(model);
  const pages = new Set(model.pages.map(({ path }) => path));
  const variants = allRedirects({ ...model, redirects: [] }).filter(({ to }) => pages.has(to));
  return [
    ...variants.map(({ from, to }) => leads(from, to)),
    leads(`${start}/?utm_source=mail&x=%20y`, `${start}?utm_source=mail&x=%20y`),
    { name: 'a page with a query', path: `${start}?utm_source=mail`, status: [200], body: '</html>' },
  ];
}

function redirectCases(rule: RedirectRule): Case[] {
  const { from, to } = rule;
  const [path, hash] = encodeURI(to).split(/(?=#)/);
  const statuses = statusesOf(rule);
  return [
    leads(from, encodeURI(to), statuses),
    leads(`${from}/`, encodeURI(to), statuses),
    leads(`${from}?a=1&b=%C3%A9`, `${path}?a=1&b=%C3%A9${hash ?? ''}`, statuses),
  ];
}

/** Each gets the 404 page of the nearest folder; its page data shows which. */
function unknownCases(model: SiteModel): Case[] {
  const language = (file: string) => /^(?:[a-z]{2}(?=\/))/.exec(file)?.[0];
  const rules = model.notFound.flatMap(({ below, file }) => {
    const code = language(file);
    const body = code ? `<html lang="${code}"` : '</html>';
    const own = `/${file.replace(/\.html$/, '')}`;
    return [
      { name: `${below}no-such-page`, path: `${below}no-such-page`, status: [404], body },
      { name: `${below}no/such/page?x=1`, path: `${below}no/such/page?x=1`, status: [404], body },
      { name: own, path: own, status: [404] },
      { name: `/${file}`, path: `/${file}`, status: [404] },
    ];
  });
  return [...rules, ...emptyFolders(model).flatMap(emptyFolderCases)];
}

/** Not the pattern of a feature’s address, whose page for unknown slugs is empty: the 404 page, which is not. */
const emptyFolderCases = (path: string): Case[] => [
  { name: path, path, status: [404], body: '<main' },
  // For Netlify, both are the same address.
  { name: `${path}/`, path: `${path}/`, status: [...permanent, 404], onSite: true },
];

function languageCases({ negotiation }: SiteModel): Case[] {
  const asks = (value: string) => ({ 'Accept-Language': value });
  const vary = { vary: /accept-language/i };
  return [
    ...negotiation.languages.map(({ code, to }) => ({
      ...leads('/', to, [302], `/ in ${code}`),
      headers: asks(`${code}-XX,${code};q=0.9,de;q=0.8`),
      answer: vary,
    })),
    ...negotiation.languages.slice(-1).map(({ code, to }) => ({
      ...leads('/?a=1', `${to}?a=1`, [302], `/?a=1 in ${code}`),
      headers: asks(code),
    })),
    {
      name: '/ in a language that the site has not',
      path: '/',
      headers: asks('de-DE,de'),
      status: [200],
      answer: vary,
      body: '</html>',
    },
    { name: '/ without a language', path: '/', status: [200], answer: vary, body: '</html>' },
  ];
}

/** None may redirect to another site, or show unpublished files. */
function hostileCases({ pages }: SiteModel): Case[] {
  const safe = (path: string, status = [200, 301, 302, 308, 400, 403, 404, 414]): Case => ({
    name: path.length > 60 ? `${path.slice(0, 40)}… (${path.length} characters)` : path,
    path,
    status,
    onSite: true,
  });
  const gone = [400, 403, 404];
  return [
    ...['//evil.example', '//evil.example/', '//evil.example/fr/', '//evil.example//fr', '///evil.example/%2e%2e'].map(
      (path) => safe(path),
    ),
    ...['/%2f%2fevil.example/', '/%5c%5cevil.example/', '/\\evil.example/', '/%09/evil.example/', '/.evil.example/'].map(
      (path) => safe(path),
    ),
    ...['/fr//evil.example', '/fr%2f%2fevil.example', '/features//evil.example/', '/features/%2e%2e//evil.example/'].map(
      (path) => safe(path),
    ),
    ...['/fr/?next=//evil.example', '/features?next=https://evil.example/'].map((path) => safe(path)),
    ...[
      '/fr/../..',
      '/..',
      '/%2e%2e',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/fr/%2e%2e%2f%2e%2e%2fpackage.json',
      '/..%5c..%5cpackage.json',
    ].map((path) => ({ ...safe(path, [200, ...gone, 301, 302, 308]), body: /^(?![\s\S]*(?:root:|"private": true))/ })),
    ...['/fr%00', '/%ff%fe', '/%', '/%zz', '/fr%20', '/fr.', '/FR%0d%0aSet-Cookie:%20a=b'].map((path) =>
      safe(path, [...gone, 200]),
    ),
    safe(`/features%0d%0aLocation:%20https://evil.example`, [...gone, 301, 308]),
    safe(`/fr/${'a'.repeat(3000)}`, [403, 404, 414]),
    safe(`/${'../'.repeat(300)}etc/passwd`, gone),
    safe(`/${'%2e%2e/'.repeat(100)}fr`, [...gone, 200]),
    ...(pages.some(({ path }) => path === '/fr') ? [safe('/%66r', [200, 301, 307, 308, 404])] : []),
  ];
}

function internalCases(): Case[] {
  const paths = ['/webpack.stats.json', '/chunk-map.json', '/_gatsby/slices/_gatsby-scripts-1.html', '/site-model.json'];
  const hidden = [
    '/_redirects',
    '/_headers',
    '/.htaccess',
    '/package.json',
    '/app.js.map',
    '/static/',
    '/static',
    '/page-data/',
  ];
  return [...paths, ...hidden].map((path) => ({ name: path, path, status: [403, 404] }));
}

function headerCases(model: SiteModel, { script }: BuiltFiles): Case[] {
  const expected = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const all = expected(model.headers);
  // Hosts differ in whether the headers of a folder also go with its address without the slash.
  const others = model.redirects.filter(({ from }) => !model.headerRules.some(({ below }) => below === `${from}/`));
  const kinds = [others.find(({ temporary }) => !temporary), others.find(({ temporary }) => temporary)];
  const redirects = kinds.filter((rule) => rule !== undefined);
  return [
    { name: 'of a page', path: startOf(model), status: [200], answer: all },
    { name: 'of a 404 page', path: `${startOf(model)}/no-such-page`, status: [404], answer: all },
    { name: 'of a script', path: script, status: [200], answer: all },
    ...redirects.map((rule) => ({
      ...leads(rule.from, encodeURI(rule.to), statusesOf(rule), `of a ${rule.temporary ? 'temporary ' : ''}redirect`),
      answer: all,
    })),
    ...model.headerRules.map(({ below, headers }) => ({
      name: `of ${below}`,
      path: model.pages.find(({ path }) => path.startsWith(below))?.path ?? `${below}tour.js`,
      status: [200],
      answer: { ...all, ...expected(headers) },
    })),
  ];
}

function cachingCases(model: SiteModel, { script, pageData }: BuiltFiles): Case[] {
  const { cacheControl } = model;
  const temporary = model.redirects.find((rule) => rule.temporary);
  const cached = (name: string, path: string, value: string, status = 200): Case => ({
    name,
    path,
    status: [status],
    answer: { 'cache-control': value },
  });
  return [
    cached('a page is asked for again', startOf(model), cacheControl.revalidated),
    cached('page data is asked for again', pageData, cacheControl.revalidated),
    cached('the icon is asked for again', '/favicon.svg', cacheControl.revalidated),
    cached('a 404 page is asked for again', '/no-such-page', cacheControl.revalidated, 404),
    cached('a missing script is not remembered', '/static/no-such-file.js', cacheControl.revalidated, 404),
    ...(temporary
      ? [
          {
            ...cached('a temporary redirect is not remembered', temporary.from, cacheControl.revalidated, 302),
            location: encodeURI(temporary.to),
          },
        ]
      : []),
    cached('a hashed script is kept for a year', script, cacheControl.immutable),
  ];
}

function compressionCases(model: SiteModel, { script, pageData }: BuiltFiles): Case[] {
  return [
    { path: startOf(model), type: /^text\/html/ },
    { path: script, type: /javascript/ },
    { path: pageData, type: /^application\/json/ },
  ].flatMap(({ path, type }) =>
    ['br', 'gzip', ''].map((encoding) => ({
      name: `${path.replace(/-[0-9a-f]{20}/, '')} as ${encoding || 'it is'}`,
      path,
      headers: { 'Accept-Encoding': encoding || 'identity' },
      status: [200],
      answer: { 'content-encoding': encoding || null, 'content-type': type, ...(encoding && { vary: /accept-encoding/i }) },
    })),
  );
}

function fileCases({ origin }: SiteModel): Case[] {
  return [
    {
      name: 'security.txt',
      path: '/.well-known/security.txt',
      status: [200],
      body: `Canonical: ${origin}/.well-known/security.txt`,
    },
    { name: 'the icon', path: '/favicon.ico', status: [200], answer: { 'content-type': /^image\// } },
    { name: 'the tour', path: '/tour/fr.html', status: [200], body: 'tour.js' },
    { name: 'a file with a slash at the end', path: '/favicon.svg/', status: [404] },
  ];
}
