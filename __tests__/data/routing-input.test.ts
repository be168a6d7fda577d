import { checkContent } from '../../src/content/check-content';
import { loadContent } from '../../src/data/load-content';
import { routingInput } from '../../src/data/routing-input';
import { createRegistry } from '../../src/routing/registry';
import { changing, type Damage, damagedData, type Json } from '../support/sample-data';

const slugFile = 'locales/es/content/features/planning.json';

/** The registry of the sample site after edits that leave it sound. */
function registryAfter(edits: Damage) {
  const { sources, images } = damagedData(edits);
  const { content, problems } = checkContent(sources, images);
  if (!content) throw new Error(JSON.stringify(problems));
  return createRegistry(routingInput(content));
}

test('takes languages, segments, slugs and redirects from the data, in its order', () => {
  const input = routingInput(loadContent());
  expect(input.languages.map(({ code, segments }) => [code, segments.features])).toEqual([
    ['fr', 'outils'],
    ['es', 'herramientas'],
  ]);
  const [planning] = input.collections.find(({ kind }) => kind === 'feature')?.entries ?? [];
  expect(planning?.id).toBe('planning');
  expect(planning?.slugs.es).toEqual({ slug: 'plan-huerto-equipo', previousSlugs: ['agenda-huerto'] });
  expect(input.redirects).toContainEqual({ from: '/offre', to: '/fr#pricing-section' });
  expect(input).toMatchObject({ defaultLanguage: 'fr', notFoundLanguage: 'es' });
});

test('an editor who renames a slug moves the page, and the old address leads to it', () => {
  const edit = changing((feature) => {
    feature.previousSlugs = [...(feature.previousSlugs as Json[]), feature.slug ?? ''];
    feature.slug = 'semana-huerto';
  });
  const { pages, redirects } = registryAfter({ [slugFile]: edit });
  expect(pages.map(({ path }) => path)).toContain('/es/herramientas/semana-huerto');
  for (const slug of ['plan-huerto-equipo', 'agenda-huerto'])
    expect(redirects).toContainEqual({ from: `/es/herramientas/${slug}`, to: '/es/herramientas/semana-huerto' });
});

test('an editor adds a language with a folder and one word in site.json', () => {
  const { sources } = damagedData({});
  const folder = [...sources].filter(([path]) => path.startsWith('locales/es/'));
  const portuguese = Object.fromEntries(folder.map(([path, source]) => [path.replace('/es/', '/pt/'), () => source]));
  const { pages } = registryAfter({
    ...portuguese,
    'locales/pt/language.json': () =>
      changing((language) => {
        Object.assign(language, { name: 'Português', label: 'PT', openGraphLocale: 'pt_PT' });
        const names = Object.keys(language.segments as object);
        const segments = Object.fromEntries(names.map((name) => [name, `${name.toLowerCase()}-pt`]));
        language.segments = { ...segments, features: 'funcionalidades', fallback: 'funcionalidade' };
        language.previousSegments = Object.fromEntries(names.map((name) => [name, []]));
      })(sources.get('locales/es/language.json') ?? ''),
    'site.json': changing((site) => {
      site.languages = ['fr', 'es', 'pt'];
    }),
  });
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/pt', '/pt/funcionalidades', '/funcionalidade/planning']),
  );
});
