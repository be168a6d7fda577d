import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, print } from 'graphql';
import { z } from 'zod';
import { allCollections, listKinds } from '../../../src/content/collection-facts';
import { factFiles, languageFiles } from '../../../src/content/file-kinds';
import { landingSections, segments, supportTypes } from '../../../src/content/schemas/facts';
import { featureIcons, featureSchema } from '../../../src/content/schemas/feature';
import { entryFacts } from '../../../src/content/schemas/fields';
import { legalSchema } from '../../../src/content/schemas/legal';
import { entryType, graphqlTypes, nodeType } from '../../../src/data/graphql/graphql-types';

const { definitions } = parse(graphqlTypes());
const types = new Map(
  definitions
    .filter((node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION)
    .map((node) => [node.name.value, node]),
);

/** A field of a type, as the schema's language writes it. */
function field(type: string, name: string): string {
  const found = types.get(type)?.fields?.find((candidate) => candidate.name.value === name);
  if (!found) throw new Error(`${type} has no field ${name}.`);
  return print(found);
}

const baseName = (node: FieldDefinitionNode) => print(node.type).replace(/[[\]!]/g, '');

/** What zod knows of a schema, as far as the comparison needs it. */
interface Def {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
}

/** A schema without what makes it a list or lets it be null. */
function bare(schema: z.ZodType): Def {
  const def = schema.def as unknown as Def;
  const inner = def.innerType ?? def.element;
  return inner ? bare(inner) : def;
}

/** What is joined to the facts of a list in the files of a language. */
const joined: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(
    allCollections.map((collection) => [
      entryType(collection),
      'updated' in collection.catalogue.entry.shape ? ['text', 'updatedInWords'] : ['text'],
    ]),
  ),
  PacksPacks: ['text'],
  PacksPacksFeatures: ['text'],
  TestimonialsTestimonials: ['text'],
};

/** Compares a schema with its type, and what it holds with theirs; fields of pictures are files. */
function expectAllFields(schema: z.ZodType, type: string, extra: string[] = joined[type] ?? []): void {
  // Of what is not published Gatsby gets nothing.
  const hidden = new Set<unknown>(Object.values(entryFacts));
  const shown = Object.entries(bare(schema).shape ?? {}).filter(([, field]) => !hidden.has(field));
  const shape = Object.fromEntries(shown);
  const fields = types.get(type)?.fields ?? [];
  expect([type, ...fields.map(({ name }) => name.value)]).toEqual([type, ...extra, ...Object.keys(shape)]);
  for (const [key, inner] of Object.entries(shape)) {
    const found = fields.find(({ name }) => name.value === key);
    if (found && bare(inner).shape) expectAllFields(inner, baseName(found));
  }
}

test('the settings of the site have every field of their schema', () => {
  expectAllFields(factFiles.SiteSettings.schema, 'SiteSettings');
});

const { SiteSettings: _, ...factsOfLanguages } = factFiles;
const { Language, ...texts } = languageFiles;

test.each(Object.entries({ ...factsOfLanguages, ...texts }))(
  '%s has every field of its schema, and its language',
  (name, { schema }) => {
    expectAllFields(schema, name, ['language']);
  },
);

test('a language has every field of its schema, and its links and formats', () => {
  const paths = ['landing', ...listKinds, 'menu', 'cookiePolicy'].map((name) => `${name}Path`);
  expectAllFields(Language.schema, 'Language', ['language', ...paths, 'demo', 'notation']);
});

test('a feature has every field of its schema, its language, its key and its address', () => {
  expectAllFields(featureSchema, 'FeatureText', ['language', 'key', 'path']);
});

test('a legal page has every field of its schema, its language, its key and its address', () => {
  expectAllFields(legalSchema, 'LegalText', ['language', 'key', 'path']);
});

test('nothing is inferred from what the files happen to hold', () => {
  const inferring = [...types.values()].filter(
    ({ directives }) => !directives?.some(({ name }) => name.value === 'dontInfer'),
  );
  expect(inferring.map(({ name }) => name.value)).toEqual([]);
});

test.each([
  ['Packs', 'packs', 'packs: [PacksPacks!]!'],
  ['PacksPacks', 'price', 'price: Int'],
  ['PacksPacks', 'includedFiles', 'includedFiles: Int!'],
  ['PacksPacks', 'isPopular', 'isPopular: Boolean!'],
  ['TestimonialsTestimonials', 'rating', 'rating: Float!'],
  ['TestimonialsTestimonials', 'imageSrc', 'imageSrc: File! @link(by: "relativePath")'],
  ['FeatureText', 'benefits', 'benefits: [String!]!'],
  ['FeatureText', 'stat', 'stat: Float'],
  ['FeatureText', 'statDescription', 'statDescription: String'],
  ['FeatureTextImage', 'src', 'src: File! @link(by: "relativePath")'],
  ['FeatureTextImage', 'portrait', 'portrait: File @link(by: "relativePath")'],
  ['SiteSettings', 'languages', 'languages: [String!]!'],
  ['SiteSettings', 'sections', 'sections: [SiteSettingsSections!]!'],
  ['PacksPacks', 'segment', 'segment: PacksPacksSegment!'],
  ['FeatureCatalogueFeatures', 'icon', 'icon: FeatureCatalogueFeaturesIcon!'],
])('%s.%s is declared as "%s"', (type, name, expected) => {
  expect(field(type, name)).toBe(expected);
});

test.each([
  ['SiteSettingsSections', landingSections],
  ['FeatureCatalogueFeaturesIcon', featureIcons],
  ['PacksPacksSegment', segments],
  ['PacksPacksSupport', supportTypes],
])('%s is an enum of the choices of its schema', (name, choices) => {
  const found = definitions.find((node) => node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === name);
  const values = found?.kind === Kind.ENUM_TYPE_DEFINITION ? (found.values ?? []) : [];
  expect(values.map((value) => value.name.value)).toEqual([...choices]);
});

test.each(['24/7', 'two words', '2nd', 'true', '__own', ''])(
  'the choice "%s", which GraphQL has no name for, stops the build and is named',
  (choice) => {
    const schema = z.strictObject({ support: z.enum(['email', choice]) });
    expect(() => nodeType('Packs', schema)).toThrow(`PacksSupport: ${JSON.stringify(choice)}`);
  },
);
