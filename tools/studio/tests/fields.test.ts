import { z } from 'zod';
import { jsonOf } from '../../../__tests__/support/sample-data';
import { allCollections } from '../../../src/content/collection-facts';
import { entryPath, factFiles, languageFiles, recordFiles } from '../../../src/content/file-kinds';
import { interfaceSchemas } from '../../../src/content/schemas/interface';
import { type Field, fieldOf, fieldsOf } from '../../../src/edits/fields';
import { identifyFile } from '../src/site';

const paths = [
  ...Object.values({ ...factFiles, ...recordFiles }).map(({ path }) => path),
  ...Object.values(languageFiles).map(({ path }) => `locales/fr/${path}`),
  ...Object.keys(interfaceSchemas).map((key) => `locales/fr/${key}.json`),
  ...allCollections.map((collection) => entryPath('fr', collection, 'anything')),
  'translations/es.json',
];

/** Returns a field and all its descendants. */
function all(field: Field): Field[] {
  if (field.kind === 'group') return [field, ...Object.values(field.fields).flatMap(all)];
  if (field.kind === 'list') return [field, ...all(field.entry)];
  if (field.kind === 'map') return [field, ...all(field.value)];
  return field.kind === 'union' ? [field, ...field.options.flatMap(all)] : [field];
}

/** Returns all descriptions in a JSON Schema, to check that no field has lost its description. */
function descriptions(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { description } = schema as { description?: unknown };
  return [...(typeof description === 'string' ? [description] : []), ...Object.values(schema).flatMap(descriptions)];
}

test.each(paths)('%s: every part of its schema has a field, with the description and limits of the schema', (path) => {
  const schema = identifyFile(path)?.schema;
  const field = fieldsOf(path);
  expect(
    all(field)
      .flatMap(({ description }) => description ?? [])
      .sort(),
  ).toEqual(descriptions(z.toJSONSchema(schema as z.ZodType, { io: 'input' })).sort());
});

/** Returns the field at a key of a file; 0 stands for any entry of a list. */
const at = (path: string, ...keys: (string | 0)[]) =>
  keys.reduce<Field>((field, key) => {
    const next = field.kind === 'list' ? field.entry : field.kind === 'group' ? field.fields[key] : undefined;
    if (!next) throw new Error(`${path} has no ${key}`);
    return next;
  }, fieldsOf(path));

test('a field is of the kind that its schema says', () => {
  expect(at('packs.json', 'packs', 0, 'price')).toMatchObject({ kind: 'number', isWhole: true, least: 1, isNullable: true });
  expect(at('packs.json', 'packs', 0, 'published')).toMatchObject({ kind: 'yes-no', isOptional: true, default: true });
  expect(at('packs.json', 'packs', 0, 'segment')).toMatchObject({
    kind: 'choice',
    options: expect.arrayContaining(['agency']),
  });
  expect(at('packs.json', 'packs')).toMatchObject({ kind: 'list', hasIds: true, least: 1 });
  expect(at('locales/fr/content/features/x.json', 'benefits')).toMatchObject({
    kind: 'list',
    hasIds: false,
    least: 3,
    most: 6,
  });
  expect(at('locales/fr/content/features/x.json', 'title')).toMatchObject({ kind: 'text', isCopy: true });
  expect(at('locales/fr/content/features/x.json', 'slug')).toMatchObject({
    kind: 'text',
    isCopy: false,
    pattern: expect.any(String),
  });
  expect(at('locales/fr/content/features/x.json', 'image', 'portrait')).toMatchObject({
    kind: 'picture',
    isOptional: true,
    needs: { minWidth: 624 },
  });
  expect(at('legal.json', 'pages', 0, 'updated')).toMatchObject({ kind: 'text', format: 'date' });
  expect(at('site.json', 'cookieBannerLanguage')).toMatchObject({
    kind: 'union',
    options: [{ kind: 'choice', options: ['page'] }, { kind: 'reference' }],
  });
});

const references = paths.flatMap((path) =>
  all(fieldsOf(path)).flatMap((field) => (field.kind === 'reference' ? [{ path, to: field.to }] : [])),
);

test.each(references)('$path refers to a list that is there: $to.file, $to.list', ({ to }) => {
  const file = to.ofLanguage ? `locales/fr/${to.file}` : to.file;
  expect(at(file, to.list).kind).toBe('list');
  expect(jsonOf(file)).toMatchObject({ [to.list]: expect.any(Array) });
});

test('the field of a short text has its limit', () => {
  const limitOf = (path: string, key: string) => {
    const file = fieldsOf(path);
    const field = file.kind === 'group' ? file.fields[key] : undefined;
    return field?.kind === 'text' ? field.maxLength : undefined;
  };
  expect(limitOf('locales/fr/buttons.json', 'freeTrial')).toBe(40);
  expect(limitOf('locales/fr/buttons.json', 'newTab')).toBeUndefined();
});

test('a construct without a field is an error that names file and key', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ when: z.date() })) });
  expect(() => fieldOf(schema, 'odd.json')).toThrow('data/odd.json, list[0].when: editors have no field for z.date');
  const wrapped = z.strictObject({ late: z.string().catch('') });
  expect(() => fieldOf(wrapped, 'odd.json')).toThrow('data/odd.json, late: editors have no field for z.catch');
  expect(() => fieldsOf('nothing.json')).toThrow('data/nothing.json is no file of the site');
});
