import { createRegistry } from '../../src/routing/registry';
import type { RoutingInput } from '../../src/routing/types';
import { realInput, withLanguage, withSlug } from '../support/real-routes';

const renamed = withSlug('signature', 'en', { slug: 'case-files', previousSlugs: ['energy-project-management', 'cases'] });
const movedList = withLanguage('en', {
  segments: { features: 'tools', fallback: 'tool' },
  previousSegments: { features: ['features'], fallback: ['feature'] },
});

/** Where an address leads, among what the registry makes of an input. */
function targetOf(input: RoutingInput, from: string) {
  return createRegistry(input).redirects.find((redirect) => redirect.from === from)?.to;
}

test.each([
  ['/fonctionnalites', '/fr/fonctionnalites'],
  ['/features', '/en/features'],
  ['/caracteristicas', '/es/caracteristicas'],
  ['/tarifs', '/fr#pricing-section'],
  ['/pricing', '/en#pricing-section'],
  ['/precios', '/es#pricing-section'],
])('%s leads to %s', (from, to) => {
  expect(targetOf(realInput, from)).toBe(to);
});

describe('a feature that was renamed', () => {
  test.each([
    '/en/features/energy-project-management',
    '/en/features/cases',
    '/feature/energy-project-management',
    '/feature/cases',
  ])('is found at its former address %s', (from) => {
    expect(targetOf(renamed, from)).toBe('/en/features/case-files');
  });

  test('keeps its page at the new address, and has none at the former ones', () => {
    const paths = createRegistry(renamed).pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/en/features/case-files', '/feature/case-files', '/feature/signature']));
    expect(paths).not.toContain('/en/features/energy-project-management');
  });

  test('may have had its own id for a slug', () => {
    const input = withSlug('signature', 'en', { slug: 'case-files', previousSlugs: ['signature'] });
    expect(targetOf(input, '/en/features/signature')).toBe('/en/features/case-files');
    expect(createRegistry(input).pages.map(({ path }) => path)).toContain('/feature/signature');
  });
});

describe('a list that was renamed', () => {
  test.each([
    ['/features', '/en/tools'],
    ['/en/features', '/en/tools'],
    ['/tools', '/en/tools'],
    ['/en/features/energy-project-management', '/en/tools/energy-project-management'],
    ['/feature/signature', '/en/tools/energy-project-management'],
    ['/feature/energy-project-management', '/en/tools/energy-project-management'],
  ])('is found at %s', (from, to) => {
    expect(targetOf(movedList, from)).toBe(to);
  });

  test('and its features are found at former slugs below it too', () => {
    const both = {
      ...movedList,
      features: renamed.features,
    };
    expect(targetOf(both, '/en/features/cases')).toBe('/en/tools/case-files');
    expect(targetOf(both, '/feature/cases')).toBe('/en/tools/case-files');
    expect(targetOf(both, '/tool/cases')).toBe('/en/tools/case-files');
  });
});

describe.each([
  ['the real data', realInput],
  ['a renamed feature', renamed],
  ['a renamed list', movedList],
])('in %s', (_, input) => {
  const { pages, redirects } = createRegistry(input);
  const paths = new Set(pages.map(({ path }) => path));

  test('every redirect leads to a page in one hop', () => {
    expect(redirects.filter(({ to }) => !paths.has(to.split('#')[0] ?? ''))).toEqual([]);
  });

  test('no redirect takes an address away from a page, or from another redirect', () => {
    expect(redirects.filter(({ from }) => paths.has(from))).toEqual([]);
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});
