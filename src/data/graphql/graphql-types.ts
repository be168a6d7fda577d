import type { z } from 'zod';
import { allCollections } from '../../content/collection-facts';
import { factFiles, languageFiles } from '../../content/file-kinds';
import { defOf, pictureRegistry } from '../../content/schema-walk';
import { entryFacts } from '../../content/schemas/fields';

/**
 * The GraphQL types of all data files, derived from their schemas, so that nothing is inferred from the current content and
 * nothing is declared twice.
 * @returns type definitions in GraphQL's schema language
 */
export function graphqlTypes(): string {
  const nodes = [
    ...Object.entries(factFiles).map(([name, { schema }]) => nodeType(name, schema, [])),
    ...Object.entries(languageFiles).map(([name, { schema }]) => nodeType(name, schema, [languageField])),
    ...allCollections.map(({ type, schema }) => nodeType(`${type}Text`, schema, [languageField, keyField])),
    // The words of the interface travel as gatsby-plugin-react-i18next's Locale nodes; these only keep Gatsby from inferring.
    `type InterfaceWords implements Node @dontInfer {\n  ${languageField}\n}`,
  ];
  return nodes.join('\n\n');
}

/** Gatsby does not get unpublished entries (`publishedDocuments`), so these fields are not in the types. */
const hiddenFields: ReadonlySet<z.ZodType> = new Set(Object.values(entryFacts));

const languageField = 'language: String! @proxy(from: "fields.language")';
const keyField = 'key: String! @proxy(from: "fields.key")';

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
 * @throws Error if a choice has a value that GraphQL does not allow
 */
export function nodeType(name: string, schema: z.ZodType, extraFields: string[]): string {
  const nested: string[] = [];
  const own = fields(name, schema, nested);
  return [
    ...nested,
    `type ${name} implements Node @dontInfer {\n${[...extraFields, ...own].map(indent).join('\n')}\n}`,
  ].join('\n\n');
}

const indent = (line: string) => `  ${line}`;

function fields(parent: string, schema: z.ZodType, nested: string[]): string[] {
  const shown = Object.entries(defOf(schema).shape ?? {}).filter(([, field]) => !hiddenFields.has(field));
  return shown.map(([key, field]) => {
    const type = fieldType(`${parent}${key.charAt(0).toUpperCase()}${key.slice(1)}`, field, nested);
    return `${key}: ${type}${directiveOf(type)}`;
  });
}

/** The directive of a field: fills facts into texts, or finds the files of pictures. */
function directiveOf(type: string): string {
  if (/^\[?String/.test(type)) return ' @filled';
  return type.startsWith('File') ? ' @image' : '';
}

function fieldType(name: string, schema: z.ZodType, nested: string[]): string {
  if (pictureRegistry.has(schema)) return 'File!';
  const def = defOf(schema);
  switch (def.type) {
    case 'nullable':
    case 'optional':
      return fieldType(name, def.innerType as z.ZodType, nested).replace(/!$/, '');
    case 'array':
      return `[${fieldType(name, def.element as z.ZodType, nested)}]!`;
    case 'object':
      nested.push(`type ${name} @dontInfer {\n${fields(name, schema, nested).map(indent).join('\n')}\n}`);
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
