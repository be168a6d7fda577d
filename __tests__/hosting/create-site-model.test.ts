import { hostingSettings } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { createSiteModel } from '../../src/hosting/create-site-model';
import type { PageRoute, Redirect } from '../../src/routing/types';

/** A page of the registry, as far as hosts are concerned. */
const page = (path: string, matchPath?: string): PageRoute => ({
  kind: 'landing',
  id: '',
  path,
  ...(matchPath && { matchPath }),
  language: 'fr',
  canonicalPath: path,
  indexed: true,
  alternates: [],
  nearest: [],
});

const pages = [
  page('/fr'),
  page('/'),
  page('/fr/fonctionnalites/devis'),
  page('/fr/404', '/fr/*'),
  page('/fr/fonctionnalites/404', '/fr/fonctionnalites/*'),
  page('/404.html'),
];
const redirects: Redirect[] = [
  { from: '/fr/fonctionnalites/ged', to: '/fr/fonctionnalites', temporary: true },
  { from: '/features', to: '/en/features' },
];
const model = createSiteModel({ pages, redirects }, hostingSettings(loadContent()));

test('pages are the addresses that one can visit', () => {
  expect(model.pages).toEqual([
    { path: '/', file: 'index.html' },
    { path: '/fr', file: 'fr.html' },
    { path: '/fr/fonctionnalites/devis', file: 'fr/fonctionnalites/devis.html' },
  ]);
});

test('pages with a pattern answer for what is unknown below it, and /404.html for the rest', () => {
  expect(model.notFound).toEqual([
    { below: '/', file: '404.html' },
    { below: '/fr/', file: 'fr/404.html' },
    { below: '/fr/fonctionnalites/', file: 'fr/fonctionnalites/404.html' },
  ]);
});

test('redirects are sorted, and temporary ones stay temporary', () => {
  expect(model.redirects).toEqual([
    { from: '/features', to: '/en/features' },
    { from: '/fr/fonctionnalites/ged', to: '/fr/fonctionnalites', temporary: true },
  ]);
});
