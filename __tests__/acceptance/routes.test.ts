import { routingInput } from '../../src/content/routing-input';
import { createRegistry } from '../../src/routing/registry';
import { content } from './specified';

const { pages, redirects, pathOf } = createRegistry(routingInput(content));
const ofKind = (kind: string) => pages.filter((page) => page.kind === kind);
const legal = content.LegalCatalogue.pages.map(({ id }) => id);

describe('the route table of the specification', () => {
  test.each([
    ['fr', '/fr', '/fr/fonctionnalites', '/fr/fonctionnalites/gestion-dossiers-prime-energie'],
    ['en', '/en', '/en/features', '/en/features/energy-project-management'],
    ['es', '/es', '/es/caracteristicas', '/es/caracteristicas/gestion-expedientes-energia'],
  ])('has landing page, list and feature in %s', (code, landing, list, feature) => {
    expect(pathOf({ kind: 'landing' }, code)).toBe(landing);
    expect(pathOf({ kind: 'features' }, code)).toBe(list);
    expect(pathOf({ kind: 'feature', id: 'signature' }, code)).toBe(feature);
  });

  test.each([
    ['fr', '/fr/mentions-legales', '/fr/confidentialite', '/fr/cookies', '/fr/accessibilite'],
    ['en', '/en/legal-notice', '/en/privacy', '/en/cookies', '/en/accessibility'],
    ['es', '/es/aviso-legal', '/es/privacidad', '/es/cookies', '/es/accesibilidad'],
  ])('is joined by legal pages in %s', (code, ...paths) => {
    expect(legal.map((id) => pathOf({ kind: 'legal', id }, code))).toEqual(paths);
  });

  test.each([
    ['/fonctionnalites', '/fr/fonctionnalites'],
    ['/features', '/en/features'],
    ['/caracteristicas', '/es/caracteristicas'],
    ['/tarifs', '/fr#pricing-section'],
    ['/pricing', '/en#pricing-section'],
    ['/precios', '/es#pricing-section'],
  ])('leads %s to %s', (from, to) => {
    expect(redirects).toContainEqual({ from, to });
  });

  test('has eight features in each language, each with fallback routes by id and by slug', () => {
    expect(ofKind('feature').filter((page) => page.indexed)).toHaveLength(3 * 8);
    expect(ofKind('feature')).toHaveLength(3 * 8 * 3);
    for (const path of ['/fonctionnalites/signature', '/feature/signature', '/caracteristica/signature'])
      expect(pages.map((page) => page.path)).toContain(path);
  });

  test('answers unknown addresses below each language, list and fallback route', () => {
    expect(ofKind('unknown').filter(({ id }) => id === 'features')).toHaveLength(6);
    expect(ofKind('notFound').map(({ path }) => path)).toEqual(['/fr/404', '/en/404', '/es/404', '/404.html']);
  });
});
