import { answer } from '../../src/hosting/answer';
import { pageFile } from '../../src/hosting/page-file';
import type { SiteModel } from '../../src/hosting/site-model';
import { createRegistry } from '../../src/routing/registry';
import { sampleInput } from '../support/sample-routes';
import { sampleModel } from './sample-model';

const { pages, redirects } = createRegistry(sampleInput);

/** The model of the sample site’s addresses, as the build makes it. */
const model: SiteModel = {
  ...sampleModel(),
  pages: pages
    .filter(({ kind }) => kind !== 'notFound' && kind !== 'unknown')
    .map(({ path }) => ({ path, file: pageFile(path) })),
  notFound: pages
    .filter(({ kind }) => kind === 'notFound' || kind === 'unknown')
    .map(({ path, matchPath }) => ({ below: matchPath?.slice(0, -1) ?? '/', file: pageFile(path) })),
  redirects,
};

/** Every file that the published folder of the test holds. */
const files = new Set(['/app-1.js', '/robots.txt', '/tour/fr.html', '/fr.html', '/404.html', '/fr/404.html', '/index.html']);
const ask = (path: string) => answer(model, path, (candidate) => files.has(candidate));
const page = (file: string) => ({ kind: 'page', status: 200, file });
const unknown = (file: string) => ({ kind: 'page', status: 404, file });
const redirect = (to: string, status = 301) => ({ kind: 'redirect', status, to });
const asset = { kind: 'asset' };

test.each([
  ['a page', '/fr', page('fr.html')],
  ['the root', '/', page('index.html')],
  ['a list', '/es/caracteristicas', page('es/caracteristicas.html')],
  [
    'a feature',
    '/es/caracteristicas/gestion-expedientes-energia',
    page('es/caracteristicas/gestion-expedientes-energia.html'),
  ],
  ['a fallback route', '/caracteristica/signature', page('caracteristica/signature.html')],
  ['a redirect of the route table', '/caracteristicas', redirect('/es/caracteristicas')],
  ['a redirect by hand', '/precios', redirect('/es#pricing-section')],
  ['a page that is off the site for now', '/fonctionnalites/aftercare', redirect('/fr/fonctionnalites', 302)],
  ['the same with a slash at its end', '/fonctionnalites/aftercare/', redirect('/fr/fonctionnalites', 302)],
  ['a page with a slash at its end', '/fr/', redirect('/fr')],
  ['a feature with a slash at its end', '/caracteristica/signature/', redirect('/caracteristica/signature')],
  ['a redirect with a slash at its end, in one hop', '/caracteristicas/', redirect('/es/caracteristicas')],
  ['a page with .html', '/fr.html', redirect('/fr')],
  ['a file', '/app-1.js', asset],
  ['a file below a folder', '/tour/fr.html', asset],
  ['a 404 page by its file name', '/fr/404.html', unknown('fr/404.html')],
  ['a 404 page by its address', '/fr/404', unknown('fr/404.html')],
  ['the last 404 page by its file name', '/404.html', unknown('404.html')],
  ['an unknown slug', '/fr/fonctionnalites/ghost', unknown('fr/fonctionnalites/404.html')],
  ['a slug of another language', '/fr/fonctionnalites/gestion-expedientes-energia', unknown('fr/fonctionnalites/404.html')],
  ['an unknown slug below a fallback route', '/caracteristica/ghost', unknown('caracteristica/404.html')],
  ['an unknown slug further down', '/es/caracteristicas/ghost/deep', unknown('es/caracteristicas/404.html')],
  ['an unknown address of a language', '/es/ghost', unknown('es/404.html')],
  ['an unknown address', '/ghost', unknown('404.html')],
  ['an address that only begins like a language', '/fr-old', unknown('404.html')],
  ['an unknown address with a slash at its end', '/ghost/', unknown('404.html')],
  ['a file that is not there', '/app-2.js', unknown('404.html')],
  ['capitals', '/FR', unknown('404.html')],
  ['an encoded letter: two spellings of one address', '/%66r', page('fr.html')],
  ['a folder up', '/../etc/passwd', unknown('404.html')],
])('%s: %s', (_, path, expected) => {
  expect(ask(path)).toEqual(expected);
});

describe('no redirect leads to another site', () => {
  test.each(['//example.org', '//example.org/', '///example.org/fr/', '/\\example.org/', '/%2F%2Fexample.org/', '//fr/'])(
    '%s is unknown',
    (path) => {
      expect(ask(path)).toMatchObject({ kind: 'page', status: 404 });
    },
  );

  test('no redirect leads to another redirect', () => {
    const targets = model.redirects.map(({ to }) => ask(to.split('#')[0] ?? ''));
    expect(targets.filter(({ kind }) => kind !== 'page')).toEqual([]);
  });
});

test('every address of the registry answers with its own page, statuses included', () => {
  for (const { path, kind } of pages) {
    const status = kind === 'notFound' || kind === 'unknown' ? 404 : 200;
    expect([path, ask(path)]).toEqual([path, { kind: 'page', status, file: pageFile(path) }]);
  }
});

test('a site without a 404 page is an error', () => {
  expect(() => answer({ ...model, notFound: [] }, '/ghost', () => false)).toThrow('The site has no 404 page.');
});
