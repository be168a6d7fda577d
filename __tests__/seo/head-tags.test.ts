import type { PageContext } from '../../src/routing/page-context';
import { headTags } from '../../src/seo/head-tags';
import type { HeadInput } from '../../src/seo/types';

const page: PageContext = {
  kind: 'landing',
  language: 'en',
  defaultLanguage: 'fr',
  languages: ['fr', 'en'],
  id: '',
  canonicalPath: '/en',
  indexed: true,
  nearest: [],
  alternates: [
    { language: 'fr', path: '/fr' },
    { language: 'en', path: '/en' },
  ],
  bannerLanguage: 'fr',
};

const input: HeadInput = {
  page,
  origin: 'https://site.example',
  siteName: 'Site',
  seo: { title: 'Title', description: 'Description' },
  locales: { fr: 'fr_FR', en: 'en_GB' },
  production: true,
};

const attributesOf = (changes: Partial<HeadInput> = {}) =>
  headTags({ ...input, ...changes }).map(({ attributes }) => attributes);
const robots = (changes: Partial<HeadInput>) => attributesOf(changes).find(({ name }) => name === 'robots')?.content;

test('a landing page names itself, its translations, and / for all other languages', () => {
  expect(attributesOf().filter(({ rel }) => rel === 'alternate')).toEqual([
    { rel: 'alternate', hrefLang: 'fr', href: 'https://site.example/fr' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://site.example/en' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://site.example/' },
  ]);
});

test('/ names the landing pages back, and shows the picture of the one in the default language', () => {
  const tags = attributesOf({ page: { ...page, kind: 'root', canonicalPath: '/', indexed: false } });
  expect(tags.filter(({ rel }) => rel === 'alternate')).toEqual(attributesOf().filter(({ rel }) => rel === 'alternate'));
  expect(tags.find(({ property }) => property === 'og:image')?.content).toBe('https://site.example/cards/fr.png');
});

test('any other page names the default language for all other languages', () => {
  const features = { ...page, kind: 'features' as const };
  const tags = attributesOf({ page: features });
  expect(tags.find(({ hrefLang }) => hrefLang === 'x-default')?.href).toBe('https://site.example/fr');
});

test('a page that the default language does not have names the first language that has it', () => {
  const english = {
    ...page,
    kind: 'feature',
    alternates: page.alternates.slice(1),
    nearest: [{ language: 'fr', path: '/fr', explanation: '' }],
  };
  const tags = attributesOf({ page: english }).filter(({ rel }) => rel === 'alternate');
  expect(tags.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ['en', 'https://site.example/en'],
    ['x-default', 'https://site.example/en'],
  ]);
});

test('a fallback page points at the localized address and claims no translations', () => {
  const fallback = { ...page, kind: 'feature' as const, canonicalPath: '/en/features/a', indexed: false };
  const tags = attributesOf({ page: fallback });
  expect(tags.find(({ rel }) => rel === 'canonical')?.href).toBe('https://site.example/en/features/a');
  expect(tags.filter(({ rel }) => rel === 'alternate')).toEqual([]);
});

test.each(['notFound', 'unknown'] as const)('%s is not indexed, and not shared', (kind) => {
  const lost = { ...page, kind, indexed: false };
  expect(robots({ page: lost })).toBe('noindex');
  expect(attributesOf({ page: lost }).filter(({ rel, property }) => rel === 'canonical' || property)).toEqual([]);
});

test('a page is indexed in production, and in no other build', () => {
  expect(robots({})).toBeUndefined();
  expect(robots({ production: false })).toBe('noindex');
});

test('networks get the page’s words, its language and an absolute picture', () => {
  const tags = Object.fromEntries(
    attributesOf().flatMap(({ property, content }) => (property ? [[property, content]] : [])),
  );
  expect(tags).toMatchObject({
    'og:title': 'Title',
    'og:url': 'https://site.example/en',
    'og:locale': 'en_GB',
    'og:locale:alternate': 'fr_FR',
    'og:image': 'https://site.example/cards/en.png',
  });
});
