import { sampleInput } from '../../../__tests__/support/sample-routes';
import type { PageSlug, RoutingInput } from '..';
import { createRegistry } from '..';

/** The sample site without the Spanish page of an entry, whose slugs there are known or not. */
function withoutSpanish(kind: string, id: string, areSlugsKnown = true): RoutingInput {
  const collections = sampleInput.collections.map((collection) => {
    const entry = collection.kind === kind && collection.entries.find((one) => one.id === id);
    if (!entry) return collection;
    const { es, ...slugs } = entry.slugs;
    const entries = collection.entries.map((one) => (one === entry ? { id, slugs } : one));
    const known = areSlugsKnown && es ? { es } : {};
    return {
      ...collection,
      entries,
      withdrawn: [...collection.withdrawn, { id, languages: ['es'], slugs: known as { es: PageSlug } }],
    };
  });
  return { ...sampleInput, collections };
}

const diagnostic = createRegistry(withoutSpanish('feature', 'diagnostic'));
const imprint = createRegistry(withoutSpanish('legal', 'imprint'));
const spanishDiagnostic = '/es/caracteristicas/automatizacion-procesos-energia';

test('there is no page in a language that does not have it, and no fallback page for it', () => {
  const paths = diagnostic.pages.filter(({ kind, id }) => kind === 'feature' && id === 'diagnostic').map(({ path }) => path);
  expect(paths).toEqual([
    '/fr/fonctionnalites/automatisation-prime-energie',
    '/fonctionnalites/diagnostic',
    '/fonctionnalites/automatisation-prime-energie',
    '/en/features/energy-process-automation',
    '/feature/diagnostic',
    '/feature/energy-process-automation',
  ]);
  expect(() => diagnostic.pathOf({ kind: 'feature', id: 'diagnostic' }, 'es')).toThrow('There is no page "diagnostic"');
});

test.each([
  ['feature', 'diagnostic', diagnostic, '/es/caracteristicas'],
  ['legal', 'imprint', imprint, '/es'],
])('a %s leads to the closest page in the language that lacks it, which is no translation', (kind, id, { pages }, to) => {
  const own = pages.filter((page) => page.kind === kind && page.id === id);
  expect(own.length).toBeGreaterThan(0);
  for (const { alternates, nearest, canonicalPath, language } of own) {
    expect(alternates.map((alternate) => alternate.language)).toEqual(['fr', 'en']);
    expect(alternates).toContainEqual({ language, path: canonicalPath });
    expect(nearest).toEqual([{ language: 'es', path: to }]);
  }
});

test.each([true, false])(
  'its published addresses redirect there temporarily, whether its file is kept or not (%s)',
  (isKept) => {
    const { redirects } = createRegistry(withoutSpanish('feature', 'diagnostic', isKept));
    for (const from of [
      spanishDiagnostic,
      '/caracteristica/diagnostic',
      '/caracteristica/automatizacion-procesos-energia',
    ]) {
      expect(redirects).toContainEqual({ from, to: '/es/caracteristicas', temporary: true });
    }
    expect(redirects.filter(({ from }) => from.startsWith('/fr/fonctionnalites/automatisation'))).toEqual([]);
  },
);

test('a manual redirect to it ends there too', () => {
  const byHand = { from: '/expedientes', to: spanishDiagnostic };
  const { redirects } = createRegistry({ ...withoutSpanish('feature', 'diagnostic'), redirects: [byHand] });
  expect(redirects).toContainEqual({ from: '/expedientes', to: '/es/caracteristicas', temporary: true });
});
