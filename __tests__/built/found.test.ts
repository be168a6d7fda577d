/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { headersOf } from '../../packages/hosts';
import { cardPath, cardSize } from '../../src/seo/card-path';
import { manifestPath } from '../../src/seo/web-manifest';
import { leadsSomewhere, resolve } from '../support/built-links';
import { content, documentAt, model, published, registry, textOf } from '../support/built-site';

const { origin, languages, name, notFoundLanguage } = content.SiteSettings;
const indexed = registry.pages.filter((page) => page.indexed);
const indexedPaths = indexed.map(({ path }) => path);

/** Width, height and type of a published picture. */
const pictureAt = (path: string) => imageSize(readFileSync(join('public', path)));

function pathOf(address: string): string {
  if (!address.startsWith(`${origin}/`)) throw new Error(`Not on this site: ${address}`);
  return address.slice(origin.length);
}

const locationsIn = (path: string) =>
  [...textOf(path).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));

test('robots.txt lets everything be read, and leads to a sitemap of every page that may be found, and of no other', () => {
  expect(textOf('/robots.txt')).not.toContain('Disallow');
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(textOf('/robots.txt')) ?? [];
  expect(locationsIn(pathOf(index)).flatMap(locationsIn).sort()).toEqual([...indexedPaths].sort());
});

test('the sitemap names all translations of a page', () => {
  const entries = [...textOf('/sitemap-0.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  const named = entries.map(([, address = '', links = '']) => [
    pathOf(address),
    [...links.matchAll(/hreflang="(\w+)" href="([^"]+)"/g)].map(([, language, href = '']) => ({
      language,
      path: pathOf(href),
    })),
  ]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(indexed.map(({ path, alternates }) => [path, alternates])));
});

test('from / links alone lead to every page of the sitemap, and to no other', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const own = [...documentAt(path).querySelectorAll('a[href]')]
      .map((link) => new URL(link.getAttribute('href') ?? '', origin + path))
      .filter((url) => url.origin === origin)
      .map(({ pathname }) => resolve(pathname));
    for (const target of own) if (target.kind === 'page' && target.status === 200) reached.add(target.path);
  }
  expect([...reached].sort()).toEqual(['/', ...indexedPaths].sort());
});

test.each(indexedPaths)('%s: other sites can show its social card, its icons and its pictures', (path) => {
  const page = documentAt(path);
  const card = page.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(card).toBe(origin + cardPath(path));
  expect(pictureAt(cardPath(path))).toMatchObject(cardSize);
  const shown = [...page.querySelectorAll('link[rel*="icon"], main img')].map((element) =>
    String(element.getAttribute('href') ?? element.getAttribute('src')),
  );
  const files = [cardPath(path), '/icon-512.png', ...shown].map((address) => new URL(address, origin).pathname);
  expect(files).toContain('/favicon.ico');
  expect(files.filter((file) => headersOf(model, file)['Cross-Origin-Resource-Policy'] !== 'cross-origin')).toEqual([]);
});

describe.each(languages)('the web manifest in %s', (language) => {
  interface Manifest {
    start_url: string;
    theme_color: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  }
  const manifest: Manifest = JSON.parse(textOf(manifestPath(language)));

  test('is named by every page, and starts at the landing page, in its colour', () => {
    for (const { path } of registry.pages.filter((page) => page.language === language)) {
      const linked = documentAt(path).head.querySelectorAll('link[rel="manifest"]');
      expect([...linked].map((link) => link.getAttribute('href'))).toEqual([manifestPath(language)]);
    }
    const start = registry.pathOf({ kind: 'landing' }, language);
    expect(manifest).toMatchObject({ lang: language, name, start_url: start });
    const theme = documentAt(start).head.querySelector('meta[name="theme-color"]');
    expect(theme?.getAttribute('content')).toBe(manifest.theme_color);
  });

  // What Chromium requests before it offers an installation (web.dev/articles/install-criteria).
  test('has icons of the sizes that they declare, a maskable one too', () => {
    const sizes = manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose ?? 'any'}`);
    expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
    for (const { src, sizes, type } of manifest.icons) {
      const icon = pictureAt(src);
      expect([src, `${icon.width}x${icon.height}`, `image/${icon.type}`]).toEqual([src, sizes, type]);
    }
  });
});

describe('for machines', () => {
  const copies = [...published].filter((file) => file.endsWith('.md'));
  const indexes = languages.map((language) => `/${language}/llms.txt`);
  /** What a Markdown text links to. */
  const linksOf = (file: string) =>
    [...textOf(file).matchAll(/(?<!\\)\]\((<[^>]+>|[^)\s]+)[^)]*\)/g)].map(([, address]) => String(address));

  test('every page of the sitemap, and no other, has a Markdown copy, which the index of its language names', () => {
    expect(copies.sort()).toEqual(indexedPaths.map((path) => `${path}.md`).sort());
    expect(copies.filter((file) => !/^# /m.test(textOf(file)))).toEqual([]);
    expect(indexes.flatMap(linksOf).map(pathOf).sort()).toEqual(copies);
    expect(textOf('/llms.txt')).toBe(textOf(`/${notFoundLanguage}/llms.txt`));
  });

  test.each([...copies, ...indexes])('in %s every link is absolute, and leads to what is there', (file) => {
    const links = linksOf(file);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((address) => !/^(?:https:\/\/|tel:|mailto:)/.test(address))).toEqual([]);
    const own = links.filter((address) => address.startsWith(origin)).map(pathOf);
    expect(own.filter((path) => !leadsSomewhere(path, '/'))).toEqual([]);
  });
});
