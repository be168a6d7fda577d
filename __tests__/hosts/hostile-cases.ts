import type { SiteModel } from '../../packages/hosts';
import { immutable, revalidated } from '../../packages/hosts';
import { type Case, headersAt, startOf } from './case';

/** Other spellings of addresses, which servers resolve: one file would be at many addresses, under the headers of another. */
export function spellingCases(model: SiteModel): Case[] {
  const start = startOf(model);
  const folder = immutable.paths[0].slice(0, -2);
  const paths = [
    `/${start}`,
    '//favicon.svg',
    `${folder}/../favicon.svg`,
    `${folder}/%2e%2e/favicon.svg`,
    `${folder}/%2E%2E${start}`,
    `${folder}/..%2f${start.slice(1)}`,
    `${folder}/%2e%2e/_headers`,
    `${folder}%2f..${start}`,
    `/.${start}`,
    `${start}//no-such-page`,
    '/index',
  ];
  const { 'content-security-policy': policy = null } = headersAt(model);
  const answer = { 'content-security-policy': policy, 'cache-control': revalidated['Cache-Control'] };
  return paths.map((path) => ({ name: path, path, status: [404], answer }));
}

/** None may redirect to another site, or show unpublished files. */
export function hostileCases(model: SiteModel): Case[] {
  const { pages } = model;
  const safe = (path: string, status = [200, 301, 302, 308, 400, 403, 404, 414]): Case => ({
    name: path.length > 60 ? `${path.slice(0, 40)}… (${path.length} characters)` : path,
    path,
    status,
    onSite: true,
  });
  const gone = [400, 403, 404];
  const elsewhere = [
    '//evil.example',
    '//evil.example/fr/',
    '//evil.example//fr',
    '///evil.example/%2e%2e',
    '/%2f%2fevil.example/',
    '/%5c%5cevil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    '/.evil.example/',
    '/fr//evil.example',
    '/fr%2f%2fevil.example',
    '/features//evil.example/',
    '/features/%2e%2e//evil.example/',
    '/fr/?next=//evil.example',
    '/features?next=https://evil.example/',
  ];
  const upwards = [
    '/fr/../..',
    '/%2e%2e',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/fr/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
  ];
  const unreadable = ['/fr%00', '/%ff%fe', '/%', '/%zz', '/fr%20', '/fr.', '/FR%0d%0aSet-Cookie:%20a=b'];
  return [
    {
      ...safe(`${startOf(model)}/`, [301, 308, 400, 403, 404, 421]),
      name: 'as another site',
      headers: { Host: 'evil.example' },
    },
    { ...safe('/%zz?a', [400, 404]), name: 'a malformed address', answer: headersAt(model) },
    ...elsewhere.map((path) => safe(path)),
    ...upwards.map((path) => ({
      ...safe(path, [200, ...gone, 301, 302, 308]),
      body: /^(?![\s\S]*(?:root:|"private": true))/,
    })),
    ...unreadable.map((path) => safe(path, [...gone, 200])),
    safe('/features%0d%0aLocation:%20https://evil.example', [...gone, 301, 308]),
    safe(`/fr/${'a'.repeat(3000)}`, [403, 404, 414]),
    safe(`/${'../'.repeat(300)}etc/passwd`, gone),
    safe(`/${'%2e%2e/'.repeat(100)}fr`, [...gone, 200]),
    ...(pages.some(({ path }) => path === '/fr') ? [safe('/%66r', [200, 301, 307, 308, 404])] : []),
  ];
}

/** Files of the build that visitors must not get. */
export function internalCases(): Case[] {
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
