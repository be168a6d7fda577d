import { checkContent } from '../../src/content/check-content';
import { routingInput } from '../../src/content/routing-input';
import { loadContent } from '../../src/data/load-content';
import { createRegistry } from '../../src/routing/registry';
import { changing, type Damage, damagedData, type Json } from '../support/sample-data';

const slugFile = 'locales/es/content/features/signature.json';

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
    ['fr', 'fonctionnalites'],
    ['en', 'features'],
    ['es', 'caracteristicas'],
  ]);
  const [signature] = input.collections.find(({ kind }) => kind === 'feature')?.entries ?? [];
  expect(signature?.id).toBe('signature');
  expect(signature?.slugs.es).toEqual({ slug: 'gestion-expedientes-energia', previousSlugs: ['expedientes-energia'] });
  expect(input.redirects).toContainEqual({ from: '/tarifs', to: '/fr#pricing-section' });
  expect(input).toMatchObject({ defaultLanguage: 'fr', notFoundLanguage: 'en' });
});

test('an editor who renames a slug moves the page, and the old address leads to it', () => {
  const edit = changing((feature) => {
    feature.previousSlugs = [...(feature.previousSlugs as Json[]), feature.slug ?? ''];
    feature.slug = 'expedientes-nuevos';
  });
  const { pages, redirects } = registryAfter({ [slugFile]: edit });
  expect(pages.map(({ path }) => path)).toContain('/es/caracteristicas/expedientes-nuevos');
  for (const slug of ['gestion-expedientes-energia', 'expedientes-energia'])
    expect(redirects).toContainEqual({ from: `/es/caracteristicas/${slug}`, to: '/es/caracteristicas/expedientes-nuevos' });
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
      site.languages = ['fr', 'en', 'es', 'pt'];
    }),
  });
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/pt', '/pt/funcionalidades', '/funcionalidade/signature']),
  );
});
