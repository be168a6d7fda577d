import { entriesOfKind, sampleInput, withSlug } from '../../../__tests__/support/sample-routes';
import type { SluggedPage } from '..';
import { createRegistry } from '..';

const { pages, redirects, pathOf } = createRegistry(sampleInput);
const codes = sampleInput.languages.map(({ code }) => code);
const features = entriesOfKind(sampleInput, 'feature');
/** Legal pages, one of which some languages have not. */
const legalPages = entriesOfKind(sampleInput, 'legal').flatMap(({ slugs }) => Object.keys(slugs));
const ofKind = (kind: string) => pages.filter((page) => page.kind === kind);
/** What answers for unknown features. */
const unknown = ofKind('unknown').filter(({ id }) => id === 'features');
const paths = pages.map(({ path }) => path);
const indexed = pages.filter((page) => page.indexed);

test('the address of a feature or language that does not exist is an error that names it', () => {
  expect(() => pathOf({ kind: 'feature', id: 'ghost' }, 'fr')).toThrow(
    'There is no page "ghost" of the kind "feature" in "fr".',
  );
  expect(() => pathOf({ kind: 'landing' }, 'pt')).toThrow('There is no language "pt".');
});

test('addresses are unique, start with a slash and never end with one', () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/^\/(?:$|[a-z0-9./-]*[^/]$)/.test(path))).toEqual([]);
});

test('there are as many pages of each kind as languages, features and legal pages make', () => {
  expect(ofKind('root')).toMatchObject([{ path: '/', language: 'fr', indexed: false, canonicalPath: '/' }]);
  expect(ofKind('features')).toHaveLength(codes.length);
  // Every feature has a localized page in each language, and two fallback ones: by id and by slug.
  expect(ofKind('feature')).toHaveLength(3 * features.length * codes.length);
  expect(ofKind('legal')).toHaveLength(legalPages.length);
});

test('landing pages, lists, localized feature pages and legal pages are indexed, each its own canonical; errors are not', () => {
  const numbers = { landing: 1, features: 1, feature: features.length, root: 0, notFound: 0, unknown: 0 };
  for (const [kind, number] of Object.entries(numbers))
    expect(indexed.filter((page) => page.kind === kind)).toHaveLength(number * codes.length);
  expect(indexed.filter(({ kind }) => kind === 'legal')).toHaveLength(legalPages.length);
  const wrong = indexed.filter(
    ({ path, canonicalPath, language }) =>
      path !== canonicalPath || (path !== `/${language}` && !path.startsWith(`/${language}/`)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['/fonctionnalites', 'fr'],
  ['/feature', 'en'],
  ['/caracteristica', 'es'],
])('below %s every feature answers by id and by slug, canonical at its %s address', (parent, language) => {
  for (const { id, slugs } of features) {
    const canonicalPath = pathOf({ kind: 'feature', id }, language);
    for (const name of [id, slugs[language]?.slug]) {
      const page = pages.find(({ path }) => path === `${parent}/${name}`);
      expect(page).toMatchObject({ kind: 'feature', id, language, indexed: false, canonicalPath });
    }
  }
});

test('a feature whose slug is its id has one fallback page, not two', () => {
  const registry = createRegistry(withSlug('signature', 'es', { slug: 'signature', previousSlugs: [] }));
  expect(registry.pages.filter(({ path }) => path === '/caracteristica/signature')).toHaveLength(1);
});

test('unknown slugs have a page below every list and every fallback route, other addresses in every language and beside', () => {
  expect(unknown.map(({ matchPath, language }) => [matchPath, language])).toEqual([
    ['/fr/fonctionnalites/*', 'fr'],
    ['/fonctionnalites/*', 'fr'],
    ['/en/features/*', 'en'],
    ['/feature/*', 'en'],
    ['/es/caracteristicas/*', 'es'],
    ['/caracteristica/*', 'es'],
  ]);
  expect(ofKind('notFound').map(({ path, matchPath, language }) => [path, matchPath, language])).toEqual([
    ['/fr/404', '/fr/*', 'fr'],
    ['/en/404', '/en/*', 'en'],
    ['/es/404', '/es/*', 'es'],
    ['/404.html', undefined, sampleInput.notFoundLanguage],
  ]);
});

test('every page has a translation in every language, in the order of the site, or the closest page to it', () => {
  for (const { alternates, nearest } of pages) {
    const isThere = (code: string) => !nearest.some(({ language }) => language === code);
    expect(alternates.map(({ language }) => language)).toEqual(codes.filter(isThere));
  }
});

test('translations are indexed pages of their languages, and name the same translations', () => {
  for (const { alternates, path, language } of indexed) {
    expect(alternates).toContainEqual({ language, path });
    for (const alternate of alternates)
      expect(indexed.find((page) => page.path === alternate.path)).toMatchObject({
        language: alternate.language,
        alternates,
      });
  }
});

test('language links lead to the same page, also from fallback addresses (decision 8), or to what unknown ones are closest to', () => {
  for (const page of pages.filter(({ kind }) => ['landing', 'features', 'feature', 'legal'].includes(kind)))
    for (const { language, path } of page.alternates)
      expect(path).toBe(pathOf({ kind: page.kind, ...(page.id && { id: page.id }) }, language));
  const lists = codes.map((code) => pathOf({ kind: 'features' }, code));
  for (const { alternates } of unknown) expect(alternates.map(({ path }) => path)).toEqual(lists);
  for (const { alternates } of ofKind('notFound')) expect(alternates.map(({ path }) => path)).toEqual(['/fr', '/en', '/es']);
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
    collections: sampleInput.collections.map((one) => ({ ...one, entries: one.entries.map(inPortuguese) })),
  });
  const known = registry.pages.map((page) => page.path);
  expect(known).toEqual(expect.arrayContaining(['/pt', '/pt/funcionalidades', '/pt/404', '/funcionalidade/signature']));
  expect(registry.redirects).toContainEqual({ from: '/funcionalidades', to: '/pt/funcionalidades' });
  expect(registry.pages.find(({ path }) => path === '/fr')?.alternates).toContainEqual({ language: 'pt', path: '/pt' });
  expect(known.filter((path) => !path.includes('pt') && !path.startsWith('/funcionalidade'))).toEqual(paths);
  expect(registry.redirects).toEqual(expect.arrayContaining([...redirects]));
});
