import { createRegistry } from '../../src/routing/registry';
import type { SluggedPage } from '../../src/routing/types';
import { entriesOfKind, sampleInput, withEntries, withSlug } from '../support/sample-routes';

const { pages, redirects, pathOf } = createRegistry(sampleInput);
const codes = sampleInput.languages.map(({ code }) => code);
const features = entriesOfKind(sampleInput, 'feature');
const legal = entriesOfKind(sampleInput, 'legal').map(({ id }) => id);
const ids = features.map(({ id }) => id);
const ofKind = (kind: string) => pages.filter((page) => page.kind === kind);
/** What answers for unknown features. */
const unknown = ofKind('unknown').filter(({ id }) => id === 'features');
const paths = pages.map(({ path }) => path);
const indexed = pages.filter((page) => page.indexed);

describe('addresses', () => {
  test.each([
    ['fr', '/fr', '/fr/outils', '/fr/outils/planning-jardin-equipe'],
    ['es', '/es', '/es/herramientas', '/es/herramientas/plan-huerto-equipo'],
  ])('in %s are made of its own words', (code, landing, list, feature) => {
    expect(pathOf({ kind: 'landing' }, code)).toBe(landing);
    expect(pathOf({ kind: 'features' }, code)).toBe(list);
    expect(pathOf({ kind: 'feature', id: 'planning' }, code)).toBe(feature);
  });

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
    expect(ofKind('landing').map(({ path }) => path)).toEqual(['/fr', '/es']);
    expect(ofKind('features')).toHaveLength(codes.length);
    // Every feature has a localized page in each language, and two fallback ones: by id and by slug.
    expect(ofKind('feature')).toHaveLength(3 * ids.length * codes.length);
    expect(ofKind('feature').filter((page) => page.indexed)).toHaveLength(ids.length * codes.length);
    expect(ofKind('legal')).toHaveLength(legal.length * codes.length);
    expect(unknown).toHaveLength(2 * codes.length);
    expect(ofKind('notFound').map(({ path }) => path)).toEqual(['/fr/404', '/es/404', '/404.html']);
  });

  test('only landing pages, lists, localized feature pages and legal pages are indexed, each its own canonical', () => {
    const counted = indexed.filter(({ kind }) => ['landing', 'features', 'feature', 'legal'].includes(kind));
    expect(counted).toHaveLength((1 + 1 + ids.length + legal.length) * codes.length);
    expect(indexed.every(({ path, canonicalPath }) => path === canonicalPath)).toBe(true);
    expect(indexed.every(({ path, language }) => path === `/${language}` || path.startsWith(`/${language}/`))).toBe(true);
  });

  test.each([
    ['/outils', 'fr'],
    ['/herramienta', 'es'],
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
    const registry = createRegistry(withSlug('planning', 'es', { slug: 'planning', previousSlugs: [] }));
    expect(registry.pages.filter(({ path }) => path === '/herramienta/planning')).toHaveLength(1);
  });

  test('unknown slugs have a page below every list and every fallback route, in its language', () => {
    expect(unknown.map(({ matchPath, language }) => [matchPath, language])).toEqual([
      ['/fr/outils/*', 'fr'],
      ['/outils/*', 'fr'],
      ['/es/herramientas/*', 'es'],
      ['/herramienta/*', 'es'],
    ]);
  });

  test('other unknown addresses have a page in every language, and one for the rest', () => {
    expect(ofKind('notFound').map(({ path, matchPath, language }) => [path, matchPath, language])).toEqual([
      ['/fr/404', '/fr/*', 'fr'],
      ['/es/404', '/es/*', 'es'],
      ['/404.html', undefined, sampleInput.notFoundLanguage],
    ]);
  });

  test('the root is in the default language and not indexed', () => {
    expect(ofKind('root')[0]).toMatchObject({ language: 'fr', indexed: false, canonicalPath: '/' });
  });
});

describe('translations', () => {
  test('every page has one in every language, in the order of the site', () => {
    for (const { alternates } of pages) expect(alternates.map(({ language }) => language)).toEqual(codes);
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
    for (const { alternates } of ofKind('notFound')) expect(alternates.map(({ path }) => path)).toEqual(['/fr', '/es']);
  });
});

test('addresses that two pages claim stop the build, every one of them named', () => {
  const slug = { slug: 'parcelas-huerto-compartido', previousSlugs: [] };
  const twice = () => createRegistry(withSlug('planning', 'es', slug));
  expect(twice).toThrow('/es/herramientas/parcelas-huerto-compartido');
  expect(twice).toThrow('/herramienta/parcelas-huerto-compartido');
});

test('a manual redirect from the address of a page stops the build', () => {
  expect(() => createRegistry({ ...sampleInput, redirects: [{ from: '/fr', to: '/es' }] })).toThrow(
    /\/fr to \/es \(shadowed\)/,
  );
});

test('a new feature needs only a change of the data', () => {
  const slugs = Object.fromEntries(codes.map((code) => [code, { slug: `more-${code}`, previousSlugs: [] }]));
  const registry = createRegistry(withEntries(sampleInput, 'feature', (entries) => [...entries, { id: 'more', slugs }]));
  // A page of its own, one by id and one by slug, in every language.
  expect(registry.pages).toHaveLength(pages.length + 3 * codes.length);
  expect(registry.pathOf({ kind: 'feature', id: 'more' }, 'es')).toBe('/es/herramientas/more-es');
});

describe('legal pages', () => {
  test.each([
    ['fr', '/fr/editeur', '/fr/traceurs'],
    ['es', '/es/editor', '/es/rastros'],
  ])('in %s have addresses in its own words', (code, ...paths) => {
    expect(legal.map((id) => pathOf({ kind: 'legal', id }, code))).toEqual(paths);
  });

  test('language links lead to the same page', () => {
    for (const page of ofKind('legal')) {
      expect(page.alternates).toEqual(
        codes.map((language) => ({ language, path: pathOf({ kind: 'legal', id: page.id }, language) })),
      );
    }
  });

  test('one that does not exist is an error that names it', () => {
    expect(() => pathOf({ kind: 'legal', id: 'terms' }, 'fr')).toThrow(
      'There is no page "terms" of the kind "legal" in "fr".',
    );
  });

  test('a former slug leads to the page', () => {
    const es = { slug: 'aviso', previousSlugs: ['editor', 'legal'] };
    const renamed = withEntries(sampleInput, 'legal', (entries) =>
      entries.map((entry, index) => (index === 0 ? { ...entry, slugs: { ...entry.slugs, es } } : entry)),
    );
    const registry = createRegistry(renamed);
    expect(registry.redirects).toEqual(
      expect.arrayContaining([
        { from: '/es/editor', to: '/es/aviso' },
        { from: '/es/legal', to: '/es/aviso' },
      ]),
    );
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
  expect(known).toEqual(expect.arrayContaining(['/pt', '/pt/funcionalidades', '/pt/404', '/funcionalidade/planning']));
  expect(known.filter((path) => path.startsWith('/pt/funcionalidades/'))).toHaveLength(ids.length + 1);
  expect(registry.redirects).toContainEqual({ from: '/funcionalidades', to: '/pt/funcionalidades' });
  expect(registry.pages.find(({ path }) => path === '/fr')?.alternates).toContainEqual({ language: 'pt', path: '/pt' });
  expect(known.filter((path) => !path.includes('pt') && !path.startsWith('/funcionalidade'))).toEqual(paths);
  expect(registry.redirects).toEqual(expect.arrayContaining([...redirects]));
});
