import { loadContent } from '../../src/build/load-content';
import { routingInput } from '../../src/build/load-registry';
import { createRegistry } from '../../src/routing/registry';

const input = routingInput(loadContent());

test('a fourth language is a change of the data alone', () => {
  const portuguese = {
    code: 'pt',
    segments: { features: 'funcionalidades', fallback: 'funcionalidade' },
    previousSegments: { features: [], fallback: [] },
  };
  const withPortuguese = {
    ...input,
    languages: [...input.languages, portuguese],
    features: input.features.map(({ id, slugs }) => ({
      id,
      slugs: { ...slugs, pt: { slug: `${id}-pt`, previousSlugs: [] } },
    })),
  };
  const registry = createRegistry(withPortuguese);
  const paths = registry.pages.map((page) => page.path);
  expect(paths).toEqual(expect.arrayContaining(['/pt', '/pt/funcionalidades', '/pt/404', '/funcionalidade/signature']));
  expect(paths.filter((path) => path.startsWith('/pt/funcionalidades/'))).toHaveLength(input.features.length + 1);
  expect(registry.redirects).toContainEqual({ from: '/funcionalidades', to: '/pt/funcionalidades' });
});
