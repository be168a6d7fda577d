import type { z } from 'zod';
import type { Collection } from '../define/collection';
import { entryFacts } from '../define/fields';
import { inWords, isDay } from '../schema/days-in-words';
import { defOf, pictureRegistry } from '../schema/schema-walk';
import type { Model } from './model';

/** Fields that nodes have besides those of their schemas, by type: lines of GraphQL's schema language. */
export type AddedFields = Readonly<Record<string, readonly string[]>>;

const capitalised = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/** The GraphQL type of the facts of an entry. */
export const entryType = ({ type, catalogue: { list } }: Collection) => `${type}Catalogue${capitalised(list)}`;

/**
 * The GraphQL types of Gatsby's nodes, derived from the schemas, so that nothing is inferred from the current content and nothing is
 * declared twice. Facts have their texts as `text`, and texts of entries their key and their path.
 * @param added what the site adds besides
 * @returns type definitions in GraphQL's schema language
 * @throws Error if a choice has a value that GraphQL does not allow
 */
export function nodeTypes(model: Model, added: AddedFields): string[] {
  const collections = Object.values(model.collections);
  const all: AddedFields = { ...added, ...joinedFields(model) };
  return [
    ...Object.entries({ ...model.factFiles, ...model.languageFiles }).map(([name, { schema }]) =>
      nodeType(name, schema, all),
    ),
    ...collections.map(({ type, schema }) => nodeType(`${type}Text`, schema, all)),
    // The words of the interface travel as nodes of the plugin that shows them; this only keeps Gatsby from inferring.
    'type InterfaceWords implements Node @dontInfer {\n  id: ID!\n}',
  ];
}

const joinedFields = ({ collections, joinedLists }: Model): AddedFields => ({
  ...Object.fromEntries(
    joinedLists.map(({ facts, keys, texts, key }) => [
      [facts, ...keys.map(capitalised)].join(''),
      [`text: ${texts}${capitalised(key)}!`],
    ]),
  ),
  ...Object.fromEntries(
    Object.values(collections).flatMap((collection): [string, string[]][] => [
      [`${collection.type}Text`, ['key: String!', 'path: String!']],
      [entryType(collection), [`text: ${collection.type}Text!`]],
    ]),
  ),
});

/** Gatsby does not get unpublished entries (`publishedDocuments`), so these fields are not in the types. */
const hiddenFields: ReadonlySet<z.ZodType> = new Set(Object.values(entryFacts));

/** Valid enum values of GraphQL (October 2021, sections 2.1.9 and 3.9). */
const enumValue = /^(?!(?:true|false|null)$|__)[_A-Za-z][_0-9A-Za-z]*$/;

/**
 * A choice of the schema as an enum, so that a component that lacks one of its values is a type error.
 * @throws Error if a value is not a valid GraphQL name: its spelling would differ between the data and the site
 */
function enumType(name: string, values: readonly (string | number)[]): string {
  const unfit = values.filter((value) => !enumValue.test(String(value)));
  if (unfit.length > 0) {
    throw new Error(
      `${name}: ${unfit.map((value) => JSON.stringify(value)).join(', ')} cannot be told apart in queries. ` +
        'Choices are letters, digits and _, and begin with a letter: write "alwaysOn", not "24/7".',
    );
  }
  return `enum ${name} {\n${values.map((value) => indent(String(value))).join('\n')}\n}`;
}

/**
 * The type of a data file, after the types of its parts.
 * @param added fields that the schema does not have
 * @throws Error if a choice has a value that GraphQL does not allow
 */
export function nodeType(name: string, schema: z.ZodType, added: AddedFields = {}): string {
  const nested: string[] = [];
  const own = [...(name === 'SiteSettings' ? [] : ['language: String!']), ...fields(name, schema, nested, added)];
  return [...nested, `type ${name} implements Node @dontInfer {\n${own.map(indent).join('\n')}\n}`].join('\n\n');
}

const indent = (line: string) => `  ${line}`;

function fields(parent: string, schema: z.ZodType, nested: string[], added: AddedFields): string[] {
  const shown = Object.entries(defOf(schema).shape ?? {}).filter(([, field]) => !hiddenFields.has(field));
  const own = shown.flatMap(([key, field]) => {
    const type = fieldType(`${parent}${capitalised(key)}`, field, nested, added);
    // Pictures are named by their path.
    const line = `${key}: ${type}${type.startsWith('File') ? ' @link(by: "relativePath")' : ''}`;
    return isDay(field) ? [line, `${inWords(key)}: ${type}`] : [line];
  });
  return [...(added[parent] ?? []), ...own];
}

function fieldType(name: string, schema: z.ZodType, nested: string[], added: AddedFields): string {
  if (pictureRegistry.has(schema)) return 'File!';
  const def = defOf(schema);
  switch (def.type) {
    case 'nullable':
    case 'optional':
      return fieldType(name, def.innerType as z.ZodType, nested, added).replace(/!$/, '');
    case 'array':
      return `[${fieldType(name, def.element as z.ZodType, nested, added)}]!`;
    case 'object':
      nested.push(`type ${name} @dontInfer {\n${fields(name, schema, nested, added).map(indent).join('\n')}\n}`);
      return `${name}!`;
    case 'enum':
      nested.push(enumType(name, Object.values(def.entries ?? {})));
      return `${name}!`;
    case 'boolean':
      return 'Boolean!';
    case 'number':
      return def.format ? 'Int!' : 'Float!';
    default:
      return 'String!';
  }
}
