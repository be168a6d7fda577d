/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { listKinds, namedCollections } from '../../src/content/collection-facts';
import { content, documentAt, idsIn, published, registry, textOf } from '../support/built-site';

const { pages } = registry;
const { origin, languages, defaultLanguage } = content.SiteSettings;
const [firstLanguage = ''] = languages;
const indexed = pages.filter((page) => page.indexed);

/** The values of an attribute among the elements of a page's head. */
const inHead = (path: string, selector: string, attribute: string) =>
  [...documentAt(path).head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');

const titlesOf = (path: string) =>
  [...documentAt(path).head.querySelectorAll('title')].map(({ textContent }) => textContent ?? '');
const descriptionsOf = (path: string) => inHead(path, 'meta[name="description"]', 'content');

/** A page's translations as its head names them: language and address. */
const alternatesOf = (path: string) =>
  [...documentAt(path).head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

test.each(pages.map(({ path }) => path))('%s has one title and one description', (path) => {
  expect(titlesOf(path)).toEqual([expect.stringMatching(/\p{L}/u)]);
  expect(descriptionsOf(path)).toEqual([expect.stringMatching(/\p{L}/u)]);
});

test('phones are told not to turn figures into links, and browsers not to darken the page by themselves', () => {
  for (const { path } of pages.filter(({ kind }) => kind !== 'unknown')) {
    const [detection = ''] = inHead(path, 'meta[name="format-detection"]', 'content');
    expect(detection.split(', ').sort()).toEqual(['address=no', 'date=no', 'email=no', 'telephone=no']);
    expect(documentAt(path).head.querySelector('style')?.textContent).toContain('color-scheme:only light');
  }
});

test.each(languages)('no two indexed pages in %s share a title or a description', (language) => {
  const paths = indexed.filter((page) => page.language === language).map(({ path }) => path);
  const entries = namedCollections.flatMap(([name]) => idsIn(language, name));
  expect(paths).toHaveLength(['landing', ...listKinds, ...entries].length);
  expect(new Set(paths.flatMap(titlesOf)).size).toBe(paths.length);
  expect(new Set(paths.flatMap(descriptionsOf)).size).toBe(paths.length);
});

test.each(pages.map((page) => [page.path, page] as const))(
  '%s names the address that search engines shall keep',
  (path, page) => {
    const unknown = page.kind === 'notFound' || page.kind === 'unknown';
    expect(inHead(path, 'link[rel="canonical"]', 'href')).toEqual(unknown ? [] : [origin + page.canonicalPath]);
    expect(inHead(path, 'meta[name="robots"]', 'content')).toEqual(unknown ? ['noindex'] : []);
  },
);

test.each(indexed.map((page) => [page.path, page] as const))('%s names its translations, itself included', (path, page) => {
  const translations = page.alternates.map((alternate) => [alternate.language, origin + alternate.path]);
  const inDefault = page.alternates.find((alternate) => alternate.language === defaultLanguage) ?? page.alternates[0];
  const fallback = page.kind === 'landing' ? '/' : inDefault?.path;
  expect(alternatesOf(path)).toEqual([...translations, ['x-default', origin + fallback]]);
});

test('translations name each other, the page for all other languages among them', () => {
  for (const { path, alternates } of indexed) {
    const own = alternatesOf(path);
    expect(own).toHaveLength(alternates.length + 1);
    for (const [, address] of own) expect(alternatesOf(address?.slice(origin.length) ?? '')).toEqual(own);
  }
});

test('pages that are not indexed name no translations, but for /, which the landing pages name', () => {
  const naming = pages.filter((page) => !page.indexed && alternatesOf(page.path).length > 0);
  expect(naming.map(({ path }) => path)).toEqual(['/']);
});

test('the address that a page wants kept is that of a page that keeps its own', () => {
  for (const { path } of pages) {
    for (const kept of inHead(path, 'link[rel="canonical"]', 'href')) {
      expect(inHead(kept.slice(origin.length), 'link[rel="canonical"]', 'href')).toEqual([kept]);
    }
  }
});

test.each(pages.map((page) => [page.path, page] as const))('networks show a picture of %s, which is there', (path, page) => {
  const unknown = page.kind === 'notFound' || page.kind === 'unknown';
  const pictures = inHead(path, 'meta[property="og:image"]', 'content');
  expect(pictures).toHaveLength(unknown ? 0 : 1);
  expect(pictures.filter((address) => !published.has(address.slice(origin.length)))).toEqual([]);
});

describe('styles', () => {
  const oneOfEachKind = [...new Map(pages.filter(({ kind }) => kind !== 'unknown').map(({ kind, path }) => [kind, path]))];

  /** The styles of the second file, which the page links to behind its first section, if it has one. */
  const laterStyles = (body: HTMLElement) =>
    [...body.querySelectorAll('main > div:first-of-type + * > link[rel="stylesheet"]')]
      .map((link) => textOf(String(link.getAttribute('href'))))
      .join('');

  test.each(pages.map(({ path }) => path))('%s has those of its first screen in its head', (path) => {
    const { head, body } = documentAt(path);
    expect(head.querySelectorAll('style')).toHaveLength(1);
    expect(body.querySelectorAll('style')).toHaveLength(0);
    const css = head.querySelector('style')?.textContent ?? '';
    const link = body.querySelector('link[rel="stylesheet"]');
    const isBefore = (element: Element) =>
      !link || Boolean(element.compareDocumentPosition(link) & link.DOCUMENT_POSITION_FOLLOWING);
    const isHidden = (element: Element) =>
      element.matches('details:not([open]) > :not(summary), details:not([open]) > :not(summary) *');
    const before = [...body.querySelectorAll('[class]')]
      .filter((element) => isBefore(element) && !isHidden(element))
      .flatMap(({ classList }) => [...classList]);
    const made = [...new Set(before)].filter((name) => name.startsWith('css-'));
    expect(made.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  test('the files of styles have low priority: the font and the picture of the first screen go first', () => {
    for (const [, path] of oneOfEachKind) {
      const links = [...documentAt(path).body.querySelectorAll('link[rel="stylesheet"]')];
      expect(links.map((link) => link.getAttribute('fetchpriority'))).toEqual(links.map(() => 'low'));
    }
  });

  test('nothing is said twice, in the head and in the file', () => {
    for (const [, path] of oneOfEachKind) {
      const { head, body } = documentAt(path);
      const css = head.querySelector('style')?.textContent ?? '';
      const later = [...laterStyles(body).matchAll(/\.(css-[\w-]+)\{/g)].map(([, name]) => name);
      expect(later.filter((name) => css.includes(`.${name}{`))).toEqual([]);
    }
  });

  test.each(oneOfEachKind)(
    'the page of the kind %s, %s, has a rule for every class that its elements carry',
    (_kind, path) => {
      const { head, body } = documentAt(path);
      const files = [...body.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
        textOf(String(link.getAttribute('href'))),
      );
      const css = [head.querySelector('style')?.textContent, ...files].join('');
      const used = [...body.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
      const made = [...new Set(used)].filter((name) => name.startsWith('css-'));
      expect(made.length).toBeGreaterThan(0);
      expect(made.filter((name) => !css.includes(`.${name}`))).toEqual([]);
    },
  );

  test('the font is asked for early, and is there', () => {
    const start = registry.pathOf({ kind: 'landing' }, firstLanguage);
    expect(inHead(start, 'link[rel="preload"][as="font"]', 'href')).toEqual([
      expect.stringMatching(/^\/static\/.*\.woff2$/),
    ]);
  });
});
