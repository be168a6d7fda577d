import type { z } from 'zod';
import { factFiles, languageFiles } from '../content/file-kinds';
import { featureSchema, legalSchema } from '../content/schemas/content';

/** Fields that hold the path of an image below `data/images`, by the schema's key. */
const imageKeys: ReadonlySet<string> = new Set(['src', 'imageSrc']);

/**
 * The GraphQL types of all data files, derived from their schemas so that nothing is inferred from what the files happen to
 * hold, and nothing is written twice.
 * @returns type definitions in GraphQL's schema language
 */
export function graphqlTypes(): string {
  const nodes = [
    ...Object.entries(factFiles).map(([name, { schema }]) => nodeType(name, schema, [])),
    ...Object.entries(languageFiles).map(([name, { schema }]) => nodeType(name, schema, [languageField])),
    nodeType('FeatureText', featureSchema, [languageField, keyField]),
    nodeType('LegalText', legalSchema, [languageField, keyField]),
    // The words of the interface travel as gatsby-plugin-react-i18next's Locale nodes; these only keep Gatsby from inferring.
    `type InterfaceWords implements Node @dontInfer {\n  ${languageField}\n}`,
  ];
  return nodes.join('\n\n');
}

const languageField = 'language: String! @proxy(from: "fields.language")';
const keyField = 'key: String! @proxy(from: "fields.key")';

/** Zod's own description of a schema, as far as it is needed here. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  format?: string;
}

const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

function nodeType(name: string, schema: z.ZodType, extraFields: string[]): string {
  const nested: string[] = [];
  const own = fields(name, schema, nested);
  return [
    ...nested,
    `type ${name} implements Node @dontInfer {\n${[...extraFields, ...own].map(indent).join('\n')}\n}`,
  ].join('\n\n');
}

const indent = (line: string) => `  ${line}`;

function fields(parent: string, schema: z.ZodType, nested: string[]): string[] {
  return Object.entries(defOf(schema).shape ?? {}).map(([key, field]) => {
    if (imageKeys.has(key)) return `${key}: File! @image`;
    const type = fieldType(`${parent}${key.charAt(0).toUpperCase()}${key.slice(1)}`, field, nested);
    return `${key}: ${type}${/^\[?String/.test(type) ? ' @filled' : ''}`;
  });
}

function fieldType(name: string, schema: z.ZodType, nested: string[]): string {
  const def = defOf(schema);
  switch (def.type) {
    case 'nullable':
      return fieldType(name, def.innerType as z.ZodType, nested).replace(/!$/, '');
    case 'array':
      return `[${fieldType(name, def.element as z.ZodType, nested)}]!`;
    case 'object':
      nested.push(`type ${name} @dontInfer {\n${fields(name, schema, nested).map(indent).join('\n')}\n}`);
      return `${name}!`;
    case 'boolean':
      return 'Boolean!';
    case 'number':
      return def.format ? 'Int!' : 'Float!';
    default:
      return 'String!';
  }
}
