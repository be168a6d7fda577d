import type { z } from 'zod';
import { defOf, pictureRegistry } from '../../../packages/content';
import { type Collection, entryFacts } from '../../../packages/content/define';
import { inWords, isDay } from '../../content/days-in-words';
import { allCollections, anchors, factFiles, joinedLists, languageFiles, listKinds } from '../../content/model';
import { menuCollection } from '../../site';

const capitalised = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/** The GraphQL type of the facts of an entry. */
export const entryType = ({ type, catalogue: { list } }: Collection) => `${type}Catalogue${capitalised(list)}`;

/** The fields that `pageSources` adds to those of the schemas, by type; besides the language, which all but the settings have. */
const joinedFields: Readonly<Record<string, readonly string[]>> = {
  Language: [
    ...['landing', ...listKinds, 'menu', 'cookiePolicy'].map((name) => `${name}Path: String!`),
    'demo: DemoAddress!',
    'notation: Notation!',
    'anchors: Anchors!',
    'sectionLinks: [SectionLink!]!',
  ],
  ...Object.fromEntries(
    joinedLists.map(({ facts, keys, texts, key }) => [
      [facts, ...keys.map(capitalised)].join(''),
      [`text: ${texts}${capitalised(key)}!`],
    ]),
  ),
  ...Object.fromEntries(
    allCollections.flatMap((collection): [string, string[]][] => [
      [`${collection.type}Text`, ['key: String!', 'path: String!']],
      [entryType(collection), [`text: ${collection.type}Text!`]],
    ]),
  ),
};

/** Types of these fields, and of pictures as pages show them (`pictureResolver`). */
const joinedTypes = `enum FooterPlace {\n  column\n  row\n}
type FooterLink @dontInfer {\n  text: String!\n  path: String!\n}
type FooterList @dontInfer {\n  place: FooterPlace!\n  heading: String!\n  links: [FooterLink!]!\n}
type Navigation implements Node @dontInfer {\n  language: String!\n  menu: [${entryType(menuCollection)}!]!\n  footer: [FooterList!]!\n}
type Anchors @dontInfer {\n${Object.keys(anchors)
  .map((name) => `  ${name}: String!`)
  .join('\n')}\n}
enum LinkPlace {\n  before\n  behind\n}
type SectionLink @dontInfer {\n  path: String!\n  text: String!\n  place: LinkPlace!\n}
type DemoAddress @dontInfer {\n  src: String!\n  language: String!\n}
type Notation @dontInfer {\n  decimal: String!\n  group: String!\n  percent: String!\n  euros: String!\n}
type Picture @dontInfer {\n  src: String!\n  srcSet: String!\n  width: Int!\n  height: Int!\n}`;

/**
 * The GraphQL types of what pages read, derived from the schemas, so that nothing is inferred from the current content and nothing is
 * declared twice.
 * @returns type definitions in GraphQL's schema language
 */
export function graphqlTypes(): string {
  const nodes = [
    ...Object.entries({ ...factFiles, ...languageFiles }).map(([name, { schema }]) => nodeType(name, schema)),
    ...allCollections.map(({ type, schema }) => nodeType(`${type}Text`, schema)),
    // The words of the interface travel as gatsby-plugin-react-i18next's Locale nodes; this only keeps Gatsby from inferring.
    'type InterfaceWords implements Node @dontInfer {\n  id: ID!\n}',
  ];
  return [...nodes, joinedTypes].join('\n\n');
}

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
 * @throws Error if a choice has a value that GraphQL does not allow
 */
export function nodeType(name: string, schema: z.ZodType): string {
  const nested: string[] = [];
  const own = [...(name === 'SiteSettings' ? [] : ['language: String!']), ...fields(name, schema, nested)];
  return [...nested, `type ${name} implements Node @dontInfer {\n${own.map(indent).join('\n')}\n}`].join('\n\n');
}

const indent = (line: string) => `  ${line}`;

function fields(parent: string, schema: z.ZodType, nested: string[]): string[] {
  const shown = Object.entries(defOf(schema).shape ?? {}).filter(([, field]) => !hiddenFields.has(field));
  const own = shown.flatMap(([key, field]) => {
    const type = fieldType(`${parent}${key.charAt(0).toUpperCase()}${key.slice(1)}`, field, nested);
    // Pictures are named by their path.
    const line = `${key}: ${type}${type.startsWith('File') ? ' @link(by: "relativePath")' : ''}`;
    return isDay(field) ? [line, `${inWords(key)}: ${type}`] : [line];
  });
  return [...(joinedFields[parent] ?? []), ...own];
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
