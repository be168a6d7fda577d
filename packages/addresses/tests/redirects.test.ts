import { entriesOfKind, sampleInput, withEntries, withLanguage, withSlug } from '../../../__tests__/support/sample-routes';
import type { RoutingInput } from '..';
import { createRegistry, planAddresses } from '..';

const renamed = withSlug('signature', 'es', {
  slug: 'expedientes-nuevos',
  previousSlugs: ['gestion-expedientes-energia', 'expedientes-energia'],
});
const movedList = withLanguage('es', {
  segments: { features: 'utiles', fallback: 'util' },
  previousSegments: { features: ['caracteristicas'], fallback: ['caracteristica'] },
});

/** Where an address leads, among what the registry makes of an input. */
function targetOf(input: RoutingInput, from: string) {
  return createRegistry(input).redirects.find((redirect) => redirect.from === from)?.to;
}

describe('a feature that was renamed', () => {
  test.each([
    '/es/caracteristicas/gestion-expedientes-energia',
    '/es/caracteristicas/expedientes-energia',
    '/caracteristica/gestion-expedientes-energia',
    '/caracteristica/expedientes-energia',
  ])('is found at its former address %s', (from) => {
    expect(targetOf(renamed, from)).toBe('/es/caracteristicas/expedientes-nuevos');
  });

  test('may have had its own id for a slug', () => {
    const input = withSlug('signature', 'es', { slug: 'expedientes-nuevos', previousSlugs: ['signature'] });
    expect(targetOf(input, '/es/caracteristicas/signature')).toBe('/es/caracteristicas/expedientes-nuevos');
    expect(createRegistry(input).pages.map(({ path }) => path)).toContain('/caracteristica/signature');
  });
});

describe('a list that was renamed', () => {
  test.each([
    ['/caracteristicas', '/es/utiles'],
    ['/es/caracteristicas', '/es/utiles'],
    ['/utiles', '/es/utiles'],
    ['/es/caracteristicas/gestion-expedientes-energia', '/es/utiles/gestion-expedientes-energia'],
    ['/caracteristica/signature', '/es/utiles/gestion-expedientes-energia'],
    ['/caracteristica/gestion-expedientes-energia', '/es/utiles/gestion-expedientes-energia'],
  ])('is found at %s', (from, to) => {
    expect(targetOf(movedList, from)).toBe(to);
  });

  test('its features are also found at former slugs below it', () => {
    const both = withEntries(movedList, 'feature', () => entriesOfKind(renamed, 'feature'));
    expect(targetOf(both, '/es/caracteristicas/expedientes-energia')).toBe('/es/utiles/expedientes-nuevos');
    expect(targetOf(both, '/caracteristica/expedientes-energia')).toBe('/es/utiles/expedientes-nuevos');
    expect(targetOf(both, '/util/expedientes-energia')).toBe('/es/utiles/expedientes-nuevos');
  });
});

describe('a list that has the same word in two languages', () => {
  const shared = withLanguage('es', { segments: { features: 'features', fallback: 'util' }, previousSegments: {} });

  test('is at an address of its own in each', () => {
    const paths = createRegistry(shared).pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/en/features', '/es/features']));
  });

  test.each([
    ['in the default language', 'es', '/es/features'],
    ['in the first that has it, if the default one does not', 'fr', '/en/features'],
  ])('is found without a language %s', (_, defaultLanguage, to) => {
    expect(targetOf({ ...shared, defaultLanguage }, '/features')).toBe(to);
  });

  test('is found in the language that has it now, not in one that had it', () => {
    const former = withLanguage('fr', {
      segments: { features: 'neu', fallback: 'neu' },
      previousSegments: { features: ['features'] },
    });
    expect(targetOf(former, '/features')).toBe('/en/features');
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
  const input = { ...withCapital, redirects: [{ from: '/caracteristica/longname', to: '/es' }] };
  const { conflicts, redirects } = planAddresses(input);
  expect(conflicts.map(({ kind, from }) => [kind, from])).toEqual([['shadowed', '/caracteristica/longname']]);
  expect(redirects.map(({ from }) => from)).not.toContain('/caracteristica/longname');
});
