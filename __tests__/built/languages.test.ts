/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { content, documentAt, registry, textOf, wordsOf } from '../support/built-site';

const { origin, languages } = content.SiteSettings;
const pages = registry.pages.filter(({ kind }) => kind !== 'root' && kind !== 'unknown');
const indexed = pages.filter((page) => page.indexed);

type Links = [language: string, path: string][];

const pathOf = (address: string | null) => String(address).replace(origin, '');

/** Where a page's language selectors lead: the header's and the footer's. */
function selectorsOf(path: string): HTMLAnchorElement[][] {
  const navs = [...documentAt(path).querySelectorAll('nav:has(a[hreflang])')];
  return navs.map((nav) => [...nav.querySelectorAll<HTMLAnchorElement>('a[hreflang]')]);
}

const linksOf = (selector: readonly HTMLAnchorElement[]): Links =>
  selector.map((link) => [link.hreflang, String(link.getAttribute('href'))]);

/** The translations that a page's head names. */
const translationsOf = (path: string): Links =>
  [...documentAt(path).head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
    .map((link): Links[number] => [link.hreflang, pathOf(link.getAttribute('href'))])
    .filter(([language]) => language !== 'x-default');

const canonicalOf = (path: string) =>
  pathOf(documentAt(path).head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null);

/** The translations that the sitemap names of each page. */
const inSitemap = new Map(
  [...textOf('/sitemap-0.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, url = '', links = '']) => [
    pathOf(url),
    [...links.matchAll(/hreflang="(\w+)" href="([^"]+)"/g)].map(([, code = '', href = '']): Links[number] => [
      code,
      pathOf(href),
    ]),
  ]),
);

test.each(pages.map(({ path }) => path))('%s links every language, in the order of the site, and marks its own', (path) => {
  const selectors = selectorsOf(path);
  expect(selectors.length).toBeGreaterThan(0);
  for (const selector of selectors) {
    expect(linksOf(selector).map(([language]) => language)).toEqual(languages);
    const current = selector.filter((link) => link.getAttribute('aria-current') === 'true');
    expect(current.map(({ hreflang }) => hreflang)).toEqual([documentAt(path).documentElement.lang]);
  }
});

test.each(pages.map(({ path }) => path))('each of these links on %s leads to a page of its language', (path) => {
  for (const [language, to] of selectorsOf(path).flatMap(linksOf)) {
    expect([to, documentAt(to).documentElement.lang]).toEqual([to, language]);
    expect(canonicalOf(to)).toBe(to);
  }
});

test.each(indexed.map(({ path }) => path))('%s: head, sitemap and language selectors name the same translations', (path) => {
  const translations = translationsOf(path);
  expect(inSitemap.get(path)).toEqual(translations);
  for (const [language, to] of translations) {
    expect([to, canonicalOf(to), inSitemap.has(to)]).toEqual([to, to, true]);
    for (const selector of selectorsOf(path)) expect(linksOf(selector)).toContainEqual([language, to]);
  }
});

test.each(indexed.map(({ path }) => path))('%s: links to languages that do not have the page say so', (path) => {
  const translated = translationsOf(path).map(([language]) => language);
  for (const link of selectorsOf(path).flat()) {
    const said = wordsOf(link.hreflang).Language.missingPage;
    const isSaid = link.getAttribute('aria-label')?.includes(said) ?? false;
    expect([link.hreflang, isSaid]).toEqual([link.hreflang, !translated.includes(link.hreflang)]);
    expect(link.title !== '').toBe(isSaid);
  }
});

test('only pages that a language does not have lack a translation', () => {
  const lacking = indexed.filter(({ path }) => translationsOf(path).length < languages.length);
  expect(lacking).toEqual(indexed.filter(({ nearest }) => nearest.length > 0));
});
