import { createRegistry, planAddresses } from '../../src/routing/registry';
import type { RoutingInput } from '../../src/routing/types';
import { entriesOfKind, sampleInput, withEntries, withLanguage, withSlug } from '../support/sample-routes';

const renamed = withSlug('planning', 'es', {
  slug: 'semana-huerto',
  previousSlugs: ['plan-huerto-equipo', 'agenda-huerto'],
});
const movedList = withLanguage('es', {
  segments: { features: 'utiles', fallback: 'util' },
  previousSegments: { features: ['herramientas'], fallback: ['herramienta'] },
});

/** Where an address leads, among what the registry makes of an input. */
function targetOf(input: RoutingInput, from: string) {
  return createRegistry(input).redirects.find((redirect) => redirect.from === from)?.to;
}

test.each([
  ['/outils', '/fr/outils'],
  ['/herramientas', '/es/herramientas'],
  ['/offre', '/fr#pricing-section'],
  ['/oferta', '/es#pricing-section'],
])('%s leads to %s', (from, to) => {
  expect(targetOf(sampleInput, from)).toBe(to);
});

describe('a feature that was renamed', () => {
  test.each([
    '/es/herramientas/plan-huerto-equipo',
    '/es/herramientas/agenda-huerto',
    '/herramienta/plan-huerto-equipo',
    '/herramienta/agenda-huerto',
  ])('is found at its former address %s', (from) => {
    expect(targetOf(renamed, from)).toBe('/es/herramientas/semana-huerto');
  });

  test('keeps its page at the new address, and has none at the former ones', () => {
    const paths = createRegistry(renamed).pages.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/es/herramientas/semana-huerto', '/herramienta/semana-huerto', '/herramienta/planning']),
    );
    expect(paths).not.toContain('/es/herramientas/plan-huerto-equipo');
  });

  test('may have had its own id for a slug', () => {
    const input = withSlug('planning', 'es', { slug: 'semana-huerto', previousSlugs: ['planning'] });
    expect(targetOf(input, '/es/herramientas/planning')).toBe('/es/herramientas/semana-huerto');
    expect(createRegistry(input).pages.map(({ path }) => path)).toContain('/herramienta/planning');
  });
});

describe('a list that was renamed', () => {
  test.each([
    ['/herramientas', '/es/utiles'],
    ['/es/herramientas', '/es/utiles'],
    ['/utiles', '/es/utiles'],
    ['/es/herramientas/plan-huerto-equipo', '/es/utiles/plan-huerto-equipo'],
    ['/herramienta/planning', '/es/utiles/plan-huerto-equipo'],
    ['/herramienta/plan-huerto-equipo', '/es/utiles/plan-huerto-equipo'],
  ])('is found at %s', (from, to) => {
    expect(targetOf(movedList, from)).toBe(to);
  });

  test('its features are also found at former slugs below it', () => {
    const both = withEntries(movedList, 'feature', () => entriesOfKind(renamed, 'feature'));
    expect(targetOf(both, '/es/herramientas/agenda-huerto')).toBe('/es/utiles/semana-huerto');
    expect(targetOf(both, '/herramienta/agenda-huerto')).toBe('/es/utiles/semana-huerto');
    expect(targetOf(both, '/util/agenda-huerto')).toBe('/es/utiles/semana-huerto');
  });
});

describe.each([
  ['the sample site', sampleInput],
  ['a renamed feature', renamed],
  ['a renamed list', movedList],
])('in %s', (_, input) => {
  const { pages, redirects } = createRegistry(input);
  const paths = new Set(pages.map(({ path }) => path));

  test('every redirect leads to a page in one hop', () => {
    expect(redirects.filter(({ to }) => !paths.has(to.split('#')[0] ?? ''))).toEqual([]);
  });

  test('no redirect overrides a page or another redirect', () => {
    expect(redirects.filter(({ from }) => paths.has(from))).toEqual([]);
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});

test('two redirects cannot differ only in case; a single one may have capitals', () => {
  const lines = ['/Old', '/old', '/Other'].map((from) => ({ from, to: '/es' }));
  const { conflicts, redirects } = planAddresses({ ...sampleInput, redirects: lines });
  expect(conflicts.map(({ kind, from }) => [kind, from])).toEqual([['twice', '/old']]);
  expect(redirects.map(({ from }) => from)).toEqual(expect.arrayContaining(['/Old', '/Other']));
});

test('an address that differs from a page only in case belongs to the page: some hosts ignore case', () => {
  const withCapital = withEntries(sampleInput, 'feature', (entries) =>
    entries.map((entry, index) => (index === 0 ? { ...entry, id: 'longName' } : entry)),
  );
  const input = { ...withCapital, redirects: [{ from: '/herramienta/longname', to: '/es' }] };
  const { conflicts, redirects } = planAddresses(input);
  expect(conflicts.map(({ kind, from }) => [kind, from])).toEqual([['shadowed', '/herramienta/longname']]);
  expect(redirects.map(({ from }) => from)).not.toContain('/herramienta/longname');
});
