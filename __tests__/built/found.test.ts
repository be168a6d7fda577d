/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Graph, Thing } from 'schema-dts';
import { headersOf } from '../../src/hosting/headers';
import { cardPath, cardSize } from '../../src/seo/card-path';
import { manifestPath } from '../../src/seo/web-manifest';
import { content, documentAt, model, published, registry, textOf } from '../support/built-site';

const { origin } = content.SiteSettings;
const indexed = registry.pages.filter((page) => page.indexed);

interface Node {
  '@type': string;
  '@id'?: string;
  [key: string]: unknown;
}

/** The structured data of a page as built. */
function graphOf(path: string): Node[] {
  const script = documentAt(path).querySelector('script[type="application/ld+json"]');
  const graph = JSON.parse(script?.textContent ?? 'null') as Graph;
  return graph['@graph'] as readonly Thing[] as unknown as Node[];
}

test('the sitemap names every page that may be found, with all its translations, and no other', () => {
  const sitemap = textOf('/sitemap-0.xml');
  const named = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  expect(named.map(([, url]) => url).sort()).toEqual(indexed.map(({ path }) => origin + path).sort());
  for (const [, url, links] of named) {
    const page = indexed.find(({ path }) => origin + path === url);
    const translations = [...(links ?? '').matchAll(/hreflang="(\w+)" href="([^"]+)"/g)].map(([, code, href]) => [
      code,
      href,
    ]);
    expect(translations).toEqual(page?.alternates.map(({ language, path }) => [language, origin + path]));
  }
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(textOf('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(textOf('/robots.txt')).not.toContain('Disallow');
});

test.each(indexed.map(({ path }) => path))('%s has a social card of the size it declares', (path) => {
  expect(published.has(cardPath(path))).toBe(true);
  // Width and height stand behind the signature and the header's name (PNG specification, 11.2.2).
  const png = readFileSync(join('public', cardPath(path)));
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(cardSize);
});

test.each(content.SiteSettings.languages)('the landing page in %s is a free offer', (language) => {
  const software = graphOf(`/${language}`).find((node) => node['@type'] === 'SoftwareApplication');
  expect(software?.offers).toEqual({ '@type': 'Offer', price: 0, priceCurrency: 'EUR' });
});

describe('the web manifest', () => {
  interface Manifest {
    lang: string;
    name: string;
    start_url: string;
    theme_color: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  }
  const manifestOf = (language: string): Manifest => JSON.parse(textOf(manifestPath(language)));

  test.each(registry.pages.map((page) => [page.path, page] as const))(
    'of %s is that of its language',
    (path, { language }) => {
      const linked = [...documentAt(path).head.querySelectorAll('link[rel="manifest"]')];
      expect(linked.map((link) => link.getAttribute('href'))).toEqual([manifestPath(language)]);
      expect(manifestOf(language)).toMatchObject({ lang: language, name: content.SiteSettings.name });
    },
  );

  test.each(content.SiteSettings.languages)('in %s starts at the landing page, in the page’s colour', (language) => {
    const { start_url: start, theme_color: color } = manifestOf(language);
    expect(start).toBe(registry.pathOf({ kind: 'landing' }, language));
    const theme = documentAt(start).head.querySelector('meta[name="theme-color"]');
    expect(theme?.getAttribute('content')).toBe(color);
  });

  // What Chromium requests before it offers an installation (web.dev/articles/install-criteria).
  test.each(content.SiteSettings.languages)(
    'in %s has icons of the sizes that they declare, a maskable one too',
    (language) => {
      const { icons } = manifestOf(language);
      expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
        expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
      );
      for (const { src, sizes, type } of icons) {
        expect(headersOf(model, src)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
        const icon = imageSize(readFileSync(join('public', src)));
        expect([src, `${icon.width}x${icon.height}`, `image/${icon.type}`]).toEqual([src, sizes, type]);
      }
    },
  );
});

/** What other sites show of a page: the card, the icons, and all that its structured data and its pictures name. */
function shownElsewhere(path: string): string[] {
  const page = documentAt(path);
  const named = [...page.querySelectorAll('meta[property="og:image"], link[rel*="icon"], main img')].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  const inGraph = [...JSON.stringify(graphOf(path)).matchAll(/"(?:logo|image)":"([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  return [...named, ...inGraph].map((address) => new URL(address, origin).pathname);
}

test.each(indexed.map(({ path }) => path))('%s: other sites can show its card, its icons and its pictures', (path) => {
  const shown = shownElsewhere(path);
  expect(shown).toEqual(expect.arrayContaining([cardPath(path), '/favicon.ico', '/icon-512.png']));
  const refused = shown.filter((file) => headersOf(model, file)['Cross-Origin-Resource-Policy'] !== 'cross-origin');
  expect(refused).toEqual([]);
});

test.each(indexed.filter(({ kind }) => kind === 'legal').map((page) => [page.path, page] as const))(
  '%s stands below the landing page and says when it changed',
  (path, { language, id: legal }) => {
    const graph = graphOf(path);
    const webPage = graph.find((node) => node['@type'] === 'WebPage');
    expect(webPage?.dateModified).toBe(content.LegalCatalogue.pages.find(({ id }) => id === legal)?.updated);
    const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(crumbs.map(({ item }) => item)).toEqual([`${origin}/${language}`, origin + path]);
  },
);
