import type { RoutesManifest } from 'gatsby';
import { hostingSettings } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { createSiteModel } from '../../src/hosting/create-site-model';
import { pageFile } from '../../src/hosting/page-file';

/** A file as Gatsby lists it. */
const file = (path: string, filePath: string, headers: { key: string; value: string }[] = []) =>
  ({ type: 'static', path, filePath, headers }) as const;

const routes: RoutesManifest = [
  file('/', 'public/index.html'),
  file('/fr', 'public/fr/index.html'),
  file('/fr/fonctionnalites/devis', 'public/fr/fonctionnalites/devis/index.html'),
  file('/fr/*', 'public/fr/404/index.html'),
  file('/fr/fonctionnalites/*', 'public/fr/fonctionnalites/404/index.html'),
  file('/404.html', 'public/404.html'),
  file('/page-data/fr/page-data.json', 'public/page-data/fr/page-data.json'),
  file('/app-1.js', 'public/app-1.js'),
  { type: 'redirect', path: '/features', toPath: '/en/features', status: 301, headers: [] },
  { type: 'redirect', path: '/fr/fonctionnalites/ged', toPath: '/fr/fonctionnalites', status: 302, headers: [] },
  { type: 'redirect', path: '/ged', toPath: '/fr/fonctionnalites/ged', status: 301, headers: [] },
];
const model = createSiteModel(routes, hostingSettings(loadContent()));

test.each([
  ['/', 'index.html'],
  ['/fr', 'fr.html'],
  ['/fr/fonctionnalites/devis', 'fr/fonctionnalites/devis.html'],
  ['/404.html', '404.html'],
])('the page %s is published as %s', (path, expected) => {
  expect(pageFile(path)).toBe(expected);
});

test('pages are the addresses that one can visit', () => {
  expect(model.pages).toEqual([
    { path: '/', file: 'index.html' },
    { path: '/fr', file: 'fr.html' },
    { path: '/fr/fonctionnalites/devis', file: 'fr/fonctionnalites/devis.html' },
  ]);
});

test('pages with a pattern answer for what is unknown below it, and /404.html for the rest', () => {
  expect(model.notFound).toHaveLength(3);
  expect(model.notFound).toEqual(
    expect.arrayContaining([
      { below: '/fr/', file: 'fr/404.html' },
      { below: '/fr/fonctionnalites/', file: 'fr/fonctionnalites/404.html' },
      { below: '/', file: '404.html' },
    ]),
  );
});

test('redirects are taken over, each in one hop, temporary ones and what leads over them', () => {
  expect(model.redirects).toEqual([
    { from: '/features', to: '/en/features' },
    { from: '/fr/fonctionnalites/ged', to: '/fr/fonctionnalites', temporary: true },
    { from: '/ged', to: '/fr/fonctionnalites', temporary: true },
  ]);
});

test('every answer forbids guessing the type of a file', () => {
  expect(model.headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
  expect(model.cacheControl.revalidated).toContain('must-revalidate');
});
