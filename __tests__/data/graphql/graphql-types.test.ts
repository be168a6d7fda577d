import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, print } from 'graphql';
import { graphqlTypes } from '../../../src/data/graphql/graphql-types';

const { definitions } = parse(graphqlTypes());
const types = new Map(
  definitions
    .filter((node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION)
    .map((node) => [node.name.value, node]),
);

/** A field of a type, as the schema's language writes it. */
const field = (type: string, name: string) =>
  print(types.get(type)?.fields?.find((candidate) => candidate.name.value === name) as FieldDefinitionNode);

// That no field is missing is shown by the types of the queries.
test.each([
  ['Packs', 'packs', 'packs: [PacksPacks!]!'],
  ['PacksPacks', 'price', 'price: Int'],
  ['PacksPacks', 'isPopular', 'isPopular: Boolean!'],
  ['PacksPacks', 'segment', 'segment: PacksPacksSegment!'],
  ['TestimonialsTestimonials', 'rating', 'rating: Float!'],
  ['FeatureText', 'benefits', 'benefits: [FeatureTextBenefits!]!'],
  ['FeatureText', 'statDescription', 'statDescription: String'],
  ['FeatureTextImage', 'src', 'src: File! @link(by: "relativePath")'],
  ['FeatureTextImage', 'portrait', 'portrait: File @link(by: "relativePath")'],
])('%s.%s is declared as "%s"', (type, name, expected) => {
  expect(field(type, name)).toBe(expected);
});

test('nothing is inferred from what the files happen to hold', () => {
  const inferring = [...types.values()].filter(
    ({ directives }) => !directives?.some(({ name }) => name.value === 'dontInfer'),
  );
  expect(inferring.map(({ name }) => name.value)).toEqual([]);
});
