/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { content, documentAt, registry, wordsOf } from '../support/built-site';

const { origin, languages } = content.SiteSettings;
const pages = registry.pages.filter(({ kind }) => kind !== 'root' && kind !== 'unknown');

/** A page's language selectors: the header's and the footer's. */
const selectorsOf = (path: string) =>
  [...documentAt(path).querySelectorAll('nav:has(a[hreflang])')].map((nav) => [
    ...nav.querySelectorAll<HTMLAnchorElement>('a[hreflang]'),
  ]);

test.each(pages.map((page) => [page.path, page] as const))(
  '%s links itself in every language, in the order of the site, and says which languages do not have it',
  (path, { language, alternates, nearest }) => {
    const known = new Map([...alternates, ...nearest].map((link) => [link.language, link.path]));
    const selectors = selectorsOf(path);
    expect(selectors.length).toBeGreaterThan(0);
    for (const selector of selectors) {
      expect(selector.map((link) => [link.hreflang, link.getAttribute('href')])).toEqual(
        languages.map((code) => [code, known.get(code)]),
      );
      const current = selector.filter((link) => link.getAttribute('aria-current') === 'true');
      expect(current.map(({ hreflang }) => hreflang)).toEqual([language]);
    }
    const missing = nearest.map((link) => link.language);
    for (const link of selectors.flat()) {
      const isSaid = link.getAttribute('aria-label')?.includes(wordsOf(link.hreflang).Language.missingPage) ?? false;
      expect([link.hreflang, isSaid]).toEqual([link.hreflang, missing.includes(link.hreflang)]);
      expect(link.title !== '').toBe(isSaid);
    }
  },
);

test('every translation is a page of its language, and its own original', () => {
  for (const { language, path } of pages.flatMap(({ alternates }) => alternates)) {
    expect([path, documentAt(path).documentElement.lang]).toEqual([path, language]);
    expect(documentAt(path).head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(origin + path);
  }
});
