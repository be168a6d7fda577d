import { createRegistry } from '../../src/routing/registry';
import type { SluggedPage } from '../../src/routing/types';
import { entriesOfKind, sampleInput, withSlug } from '../support/sample-routes';

const { pages, redirects, pathOf } = createRegistry(sampleInput);
const codes = sampleInput.languages.map(({ code }) => code);
const features = entriesOfKind(sampleInput, 'feature');
const legal = entriesOfKind(sampleInput, 'legal');
/** Legal pages, one of which some languages have not. */
const legalPages = legal.flatMap(({ slugs }) => Object.keys(slugs));
const ids = features.map(({ id }) => id);
const ofKind = (kind: string) => pages.filter((page) => page.kind === kind);
/** What answers for unknown features. */
const unknown = ofKind('unknown').filter(({ id }) => id === 'features');
const paths = pages.map(({ path }) => path);
const indexed = pages.filter((page) => page.indexed);

describe('addresses', () => {
  test('of a feature or language that does not exist are an error that names it', () => {
    expect(() => pathOf({ kind: 'feature', id: 'ghost' }, 'fr')).toThrow(
      'There is no page "ghost" of the kind "feature" in "fr".',
    );
    expect(() => pathOf({ kind: 'landing' }, 'pt')).toThrow('There is no language "pt".');
  });

  test('are unique, start with a slash and never end with one', () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^\/(?:$|[a-z0-9./-]*[^/]$)/.test(path))).toEqual([]);
  });
});

describe('pages', () => {
  test('there are as many of each kind as languages, features and legal pages make', () => {
    expect(ofKind('root').map(({ path }) => path)).toEqual(['/']);
    expect(ofKind('landing').map(({ path }) => path)).toEqual(['/fr', '/en', '/es']);
    expect(ofKind('features')).toHaveLength(codes.length);
    // Every feature has a localized page in each language, and two fallback ones: by id and by slug.
    expect(ofKind('feature')).toHaveLength(3 * ids.length * codes.length);
    expect(ofKind('feature').filter((page) => page.indexed)).toHaveLength(ids.length * codes.length);
    expect(ofKind('legal')).toHaveLength(legalPages.length);
    expect(unknown).toHaveLength(2 * codes.length);
    expect(ofKind('notFound').map(({ path }) => path)).toEqual(['/fr/404', '/en/404', '/es/404', '/404.html']);
  });

  test('only landing pages, lists, localized feature pages and legal pages are indexed, each its own canonical', () => {
    const counted = indexed.filter(({ kind }) => ['landing', 'features', 'feature', 'legal'].includes(kind));
    expect(counted).toHaveLength((1 + 1 + ids.length) * codes.length + legalPages.length);
    expect(indexed.every(({ path, canonicalPath }) => path === canonicalPath)).toBe(true);
    expect(indexed.every(({ path, language }) => path === `/${language}` || path.startsWith(`/${language}/`))).toBe(true);
  });

  test.each([
    ['/fonctionnalites', 'fr'],
    ['/feature', 'en'],
    ['/caracteristica', 'es'],
  ])('below %s every feature answers by id and by slug, canonical at its %s address', (parent, code) => {
    for (const { id, slugs } of features) {
      for (const name of [id, slugs[code]?.slug]) {
        expect(pages.find(({ path }) => path === `${parent}/${name}`)).toMatchObject({
          kind: 'feature',
          id,
          language: code,
          indexed: false,
          canonicalPath: pathOf({ kind: 'feature', id }, code),
        });
      }
    }
  });

  test('a feature whose slug is its id has one fallback page, not two', () => {
    const registry = createRegistry(withSlug('signature', 'es', { slug: 'signature', previousSlugs: [] }));
    expect(registry.pages.filter(({ path }) => path === '/caracteristica/signature')).toHaveLength(1);
  });

  test('unknown slugs have a page below every list and every fallback route, in its language', () => {
    expect(unknown.map(({ matchPath, language }) => [matchPath, language])).toEqual([
      ['/fr/fonctionnalites/*', 'fr'],
      ['/fonctionnalites/*', 'fr'],
      ['/en/features/*', 'en'],
      ['/feature/*', 'en'],
      ['/es/caracteristicas/*', 'es'],
      ['/caracteristica/*', 'es'],
    ]);
  });

  test('other unknown addresses have a page in every language, and one for the rest', () => {
    expect(ofKind('notFound').map(({ path, matchPath, language }) => [path, matchPath, language])).toEqual([
      ['/fr/404', '/fr/*', 'fr'],
      ['/en/404', '/en/*', 'en'],
      ['/es/404', '/es/*', 'es'],
      ['/404.html', undefined, sampleInput.notFoundLanguage],
    ]);
  });

  test('the root is in the default language and not indexed', () => {
    expect(ofKind('root')[0]).toMatchObject({ language: 'fr', indexed: false, canonicalPath: '/' });
  });
});

describe('translations', () => {
  test('every page has one in every language, in the order of the site, or the closest page to it', () => {
    for (const { alternates, nearest } of pages) {
      const isThere = (code: string) => !nearest.some(({ language }) => language === code);
      expect(alternates.map(({ language }) => language)).toEqual(codes.filter(isThere));
    }
  });

  test('every translation is a page of its language', () => {
    for (const { path, language } of pages.flatMap(({ alternates }) => alternates)) {
      expect(indexed.find((page) => page.path === path)).toMatchObject({ language });
    }
  });

  test('every indexed page is among its own translations, and they name the same translations', () => {
    for (const { alternates, path, language } of indexed) {
      expect(alternates).toContainEqual({ language, path });
      for (const alternate of alternates) {
        expect(pages.find((page) => page.path === alternate.path)?.alternates).toEqual(alternates);
      }
    }
  });

  test('language links lead to the same feature, also from fallback addresses (decision 8)', () => {
    for (const page of ofKind('feature')) {
      expect(page.alternates).toEqual(
        codes.map((language) => ({ language, path: pathOf({ kind: 'feature', id: page.id }, language) })),
      );
    }
  });

  test('an unknown slug leads to the lists, any other unknown address to the landing pages', () => {
    const lists = codes.map((code) => pathOf({ kind: 'features' }, code));
    for (const { alternates } of unknown) expect(alternates.map(({ path }) => path)).toEqual(lists);
    for (const { alternates } of ofKind('notFound'))
      expect(alternates.map(({ path }) => path)).toEqual(['/fr', '/en', '/es']);
  });
});

test('addresses that two pages claim stop the build, every one of them named', () => {
  const slug = { slug: 'automatizacion-procesos-energia', previousSlugs: [] };
  const twice = () => createRegistry(withSlug('signature', 'es', slug));
  expect(twice).toThrow('/es/caracteristicas/automatizacion-procesos-energia');
  expect(twice).toThrow('/caracteristica/automatizacion-procesos-energia');
});

test('a manual redirect from the address of a page stops the build', () => {
  expect(() => createRegistry({ ...sampleInput, redirects: [{ from: '/fr', to: '/es' }] })).toThrow(
    /\/fr to \/es \(shadowed\)/,
  );
});

describe('legal pages', () => {
  test('language links lead to the same page', () => {
    for (const page of ofKind('legal')) {
      const { slugs = {} } = legal.find(({ id }) => id === page.id) ?? {};
      const written = codes.filter((code) => slugs[code]);
      expect(page.alternates).toEqual(
        written.map((language) => ({ language, path: pathOf({ kind: 'legal', id: page.id }, language) })),
      );
    }
  });
});

test('a new language needs only a change of the data', () => {
  const portuguese = {
    code: 'pt',
    segments: { features: 'funcionalidades', fallback: 'funcionalidade' },
    previousSegments: { features: [], fallback: [] },
  };
  const inPortuguese = ({ id, slugs }: SluggedPage) => ({
    id,
    slugs: { ...slugs, pt: { slug: `${id}-pt`, previousSlugs: [] } },
  });
  const registry = createRegistry({
    ...sampleInput,
    languages: [...sampleInput.languages, portuguese],
    collections: sampleInput.collections.map((collection) => ({
      ...collection,
      entries: collection.entries.map(inPortuguese),
    })),
  });
  const known = registry.pages.map((page) => page.path);
  expect(known).toEqual(expect.arrayContaining(['/pt', '/pt/funcionalidades', '/pt/404', '/funcionalidade/signature']));
  expect(known.filter((path) => path.startsWith('/pt/funcionalidades/'))).toHaveLength(ids.length + 1);
  expect(registry.redirects).toContainEqual({ from: '/funcionalidades', to: '/pt/funcionalidades' });
  expect(registry.pages.find(({ path }) => path === '/fr')?.alternates).toContainEqual({ language: 'pt', path: '/pt' });
  expect(known.filter((path) => !path.includes('pt') && !path.startsWith('/funcionalidade'))).toEqual(paths);
  expect(registry.redirects).toEqual(expect.arrayContaining([...redirects]));
});
