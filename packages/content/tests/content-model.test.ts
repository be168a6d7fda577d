import { z } from 'zod';
import { checkParity, checkPublished, checkReferences, checkSharedIds, formatProblem } from '..';
import {
  entryFacts,
  entryTextFields,
  group,
  groups,
  id,
  languageCode,
  listFields,
  matching,
  published,
  reference,
  type SiteDefinition,
  sectionNames,
  segmentFields,
  seo,
  shortText,
  siteLanguage,
  text,
  wholeNumber,
} from '../define';
import { contentModel } from '../model';

/** The site of a bakery: another one than this package was written for. */
const sections = {
  breads: {
    anchor: 'breads',
    facts: {
      Breads: {
        path: 'breads.json',
        schema: z.strictObject({
          breads: groups('Breads.', { id: id('Id.'), published, grams: wholeNumber('Weight.', 1) }),
        }),
      },
    },
    texts: {
      BreadTexts: {
        path: 'breads.json',
        schema: z.strictObject({
          breads: groups('Breads.', {
            id: reference('Id.', { file: 'breads.json', list: 'breads' }),
            name: shortText('Name.'),
          }),
        }),
      },
    },
  },
} as const;

const collections = {
  recipes: {
    kind: 'recipe',
    what: 'recipe',
    type: 'Recipe',
    catalogue: {
      path: 'recipes.json',
      list: 'recipes',
      description: 'Recipes.',
      entry: z.strictObject({
        id: id('Id.'),
        ...entryFacts,
        bread: reference('Bread.', { file: 'breads.json', list: 'breads' }),
      }),
    },
    folder: 'recipes',
    schema: z.strictObject({ ...entryTextFields, title: text('Title.') }),
    words: {},
    template: 'Recipe',
    card: { label: 'title', heading: 'title' },
    list: {
      kind: 'recipes',
      segment: 'Recipes.',
      template: 'Recipes',
      card: { label: 'recipes:title', heading: 'recipes:title' },
    },
    namesCompany: false,
    names: ['title'],
    ownTexts: [],
  },
} as const;

const settings = z.strictObject({
  languages: z.array(languageCode('A language.')),
  sourceLanguage: siteLanguage('Source.'),
  sections: z.array(z.enum(sectionNames(sections))),
});

const language = z.strictObject({
  name: text('Name.'),
  segments: z.strictObject(segmentFields(collections, (description) => matching(description, /^[a-z]+$/, 'a word'))),
});

const site = {
  sections,
  collections,
  facts: {
    SiteSettings: { path: 'site.json', schema: settings },
    Redirects: { path: 'redirects.json', schema: z.strictObject({ redirects: groups('Redirects.', {}) }) },
  },
  texts: {
    Language: { path: 'language.json', schema: language, isTranslated: false },
    Titles: { path: 'titles.json', schema: group('Titles.', listFields(collections, seo)) },
  },
  words: {},
  placeholders: { content: ['price'], company: ['price'], words: [], unfilled: { 'site.json': [] } },
  reservedFolders: [],
} as const satisfies SiteDefinition;

const bakery = contentModel(site);

const checkContent = bakery.contentCheck({
  checks: [checkSharedIds, checkReferences, checkPublished, (files) => checkParity({ ...files, isExplained: () => false })],
  releaseWarnings: new Set(),
});

const textsOf = (code: string): Record<string, unknown> => ({
  [`locales/${code}/language.json`]: { name: code, segments: { recipes: 'recipes' } },
  [`locales/${code}/titles.json`]: { recipes: { title: 'Recipes', description: 'All recipes.' } },
  [`locales/${code}/breads.json`]: { breads: [{ id: 'rye', name: 'Rye' }] },
  [`locales/${code}/recipes/crumble.json`]: {
    ...{ slug: 'crumble', previousSlugs: [], title: 'Crumble' },
    seo: { title: 'Crumble', description: 'Of bread.' },
  },
});

const files: Readonly<Record<string, unknown>> = {
  'site.json': { languages: ['de', 'en'], sourceLanguage: 'de', sections: ['breads'] },
  'redirects.json': { redirects: [] },
  'breads.json': { breads: [{ id: 'rye', grams: 1000 }] },
  'recipes.json': { recipes: [{ id: 'crumble', bread: 'rye' }] },
  'published-addresses.json': { addresses: {} },
  'sample-values.json': { values: [] },
  ...textsOf('de'),
  ...textsOf('en'),
};

/** The result of the check after changes of the files; a file that is undefined is not there. */
function checked(changes: Readonly<Record<string, unknown>> = {}) {
  const sources = Object.entries({ ...files, ...changes }).flatMap(([path, value]): [string, string][] =>
    value === undefined ? [] : [[path, JSON.stringify({ $schema: bakery.schemaReference(path), ...value }, null, 2)]],
  );
  const { content, problems } = checkContent(new Map(sources), new Set());
  const messages = problems.filter(({ kind }) => kind !== 'record-missing').map(formatProblem);
  return { content, messages };
}

test('the content of a site is typed and checked after its own definition', () => {
  const { content, messages } = checked();
  expect(messages).toEqual([]);
  const grams: number | undefined = content?.Breads.breads[0]?.grams;
  const title: string | undefined = content?.languages.en?.recipes.crumble?.title;
  expect([grams, title]).toEqual([1000, 'Crumble']);
});

test('kinds of files, JSON Schemas, joins and types of nodes follow from the definition', () => {
  expect(bakery.identifyFile('locales/en/recipes/crumble.json')).toMatchObject({ kind: 'RecipeText', key: 'crumble' });
  expect(bakery.identifyFile('locales/en/other.json')).toBeUndefined();
  expect([...bakery.jsonSchemas().keys()]).toContain('schemas/recipe-catalogue.json');
  expect(bakery.joinedLists).toEqual([{ facts: 'Breads', keys: ['breads'], texts: 'BreadTexts', key: 'breads' }]);
  expect(bakery.nodeTypes({}).join('\n')).toContain('text: BreadTextsBreads!');
});

test.each<[string, Record<string, unknown>, string]>([
  ['a missing file', { 'locales/en/recipes/crumble.json': undefined }, 'one for every recipe in data/recipes.json'],
  ['an unknown file', { 'locales/en/cakes.json': {} }, 'only files that the site knows'],
  ['a missing text', { 'locales/en/breads.json': { breads: [] } }, 'found no "rye"'],
  ['an unknown entry', { 'recipes.json': { recipes: [{ id: 'crumble', bread: 'wheat' }] } }, 'one of "rye"'],
  [
    'a hidden list',
    { 'breads.json': { breads: [{ id: 'rye', grams: 1, published: false }] } },
    'no entry that is published',
  ],
  ['an unknown name', { 'locales/de/breads.json': { breads: [{ id: 'rye', name: '{{cost}}' }] } }, 'one of {{price}}'],
])('generic checks find %s', (_, changes, message) => {
  expect(checked(changes).messages.join('\n')).toContain(message);
});
