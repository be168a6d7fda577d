import { z } from 'zod';
import { allCollections, factFiles, interfaceSchemas, languageFiles } from '../../../src/content/model';
import { type Field, fieldOf } from '../../content';
import { recordFiles } from '../../content/define';
import { entryPath } from '../../content/model';
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
  const schema = identifyFile(path)?.schema as z.ZodType;
  const field = fieldOf(schema, path);
  expect(
    all(field)
      .flatMap(({ description }) => description ?? [])
      .sort(),
  ).toEqual(descriptions(z.toJSONSchema(schema, { io: 'input' })).sort());
});
