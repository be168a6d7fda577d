import type { PageContext } from '../../src/routing/page-context';
import { headTags } from '../../src/seo/head-tags';
import { robotsTxt } from '../../src/seo/robots';
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

test('a page is indexed in production, and in no other build, which crawlers may read to see that', () => {
  const robots = (changes: Partial<HeadInput>) => attributesOf(changes).find(({ name }) => name === 'robots')?.content;
  expect(robots({})).toBeUndefined();
  expect(robots({ production: false })).toBe('noindex');
  expect(robotsTxt('https://site.example', false)).toBe('User-agent: *\nAllow: /\n');
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
