/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import type { PageRoute } from '../../packages/addresses';
import { content, documentAt, registry, textOf } from '../support/built-site';

const { pages } = registry;
const { origin, languages, defaultLanguage } = content.SiteSettings;
const withPath = pages.map((page) => [page.path, page] as const);

/** The values of an attribute among the elements of a page's head. */
const inHead = (path: string, selector: string, attribute: string) =>
  [...documentAt(path).head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');

const isUnknown = ({ kind }: PageRoute) => kind === 'notFound' || kind === 'unknown';

test.each(withPath)('%s has one title, one description, and the address that search engines shall keep', (path, page) => {
  const titles = [...documentAt(path).head.querySelectorAll('title')].map(({ textContent }) => textContent);
  expect(titles).toEqual([expect.stringMatching(/\p{L}/u)]);
  expect(inHead(path, 'meta[name="description"]', 'content')).toEqual([expect.stringMatching(/\p{L}/u)]);
  expect(inHead(path, 'link[rel="canonical"]', 'href')).toEqual(isUnknown(page) ? [] : [origin + page.canonicalPath]);
  expect(inHead(path, 'meta[name="robots"]', 'content')).toEqual(isUnknown(page) ? ['noindex'] : []);
});

/** The translations that the head of a page names. */
function translationsOf({ kind, indexed, alternates }: PageRoute): string[][] {
  if (!indexed && kind !== 'root') return [];
  const others = alternates.find(({ language }) => language === defaultLanguage) ?? alternates[0];
  const rest = kind === 'landing' || kind === 'root' ? '/' : others?.path;
  return [...alternates.map(({ language, path }) => [language, origin + path]), ['x-default', `${origin}${rest}`]];
}

test.each(withPath)('%s names its translations, itself included, if search engines may list it', (path, page) => {
  const links = [...documentAt(path).head.querySelectorAll('link[rel="alternate"][hreflang]')];
  const named = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  expect(named).toEqual(translationsOf(page));
});

test('phones are told not to turn figures into links, and browsers not to darken the page by themselves', () => {
  for (const { path } of pages.filter(({ kind }) => kind !== 'unknown')) {
    const [detection = ''] = inHead(path, 'meta[name="format-detection"]', 'content');
    expect(detection.split(', ').sort()).toEqual(['address=no', 'date=no', 'email=no', 'telephone=no']);
    expect(documentAt(path).head.querySelector('style')?.textContent).toContain('color-scheme:only light');
  }
});

describe('styles', () => {
  const oneOfEachKind = [...new Map(pages.filter(({ kind }) => kind !== 'unknown').map(({ kind, path }) => [kind, path]))];

  /** The classes of some elements for which styles are made. */
  const madeFor = (elements: readonly Element[]) =>
    [...new Set(elements.flatMap(({ classList }) => [...classList]))].filter((name) => name.startsWith('css-'));

  test.each(oneOfEachKind)(
    'of %s, %s: every class has a rule, in the head before the link to the file of the rest',
    (_, path) => {
      const { head, body } = documentAt(path);
      expect([head, body].map((part) => part.querySelectorAll('style').length)).toEqual([1, 0]);
      const css = head.querySelector('style')?.textContent ?? '';
      const [link, ...others] = body.querySelectorAll('link[rel="stylesheet"]');
      const files = [link, ...others].map((one) => (one ? textOf(String(one.getAttribute('href'))) : ''));
      const all = [...body.querySelectorAll('[class]')];
      const isClosed = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';
      const before = all.filter(
        (element) =>
          !element.matches(isClosed) &&
          (!link || Boolean(element.compareDocumentPosition(link) & link.DOCUMENT_POSITION_FOLLOWING)),
      );
      expect(madeFor(before).filter((name) => !css.includes(`.${name}`))).toEqual([]);
      expect(madeFor(all).length).toBeGreaterThan(0);
      expect(madeFor(all).filter((name) => !css.includes(`.${name}`) && !files.join('').includes(`.${name}`))).toEqual([]);
    },
  );

  test('no font holds up the first paint', () => {
    const { head } = documentAt(`/${languages[0]}`);
    expect(head.querySelectorAll('link[rel="preload"]')).toHaveLength(0);
    expect(head.querySelector('style')?.textContent).toMatch(/@font-face\{[^}]*\.woff2[^}]*font-display:swap/);
  });
});
