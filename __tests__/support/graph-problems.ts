import type { Vocabulary } from './schema-vocabulary';

/** A thing of a graph, as JSON-LD writes it. */
export interface GraphNode {
  '@type'?: unknown;
  '@id'?: unknown;
  [property: string]: unknown;
}

/** What a value is checked against. */
interface Place {
  vocabulary: Vocabulary;
  /** Types of the graph's things by their ids. */
  types: ReadonlyMap<string, string>;
  /** Where the value stands, for messages. */
  where: string;
}

/**
 * Holds a graph against schema.org's vocabulary: its types and properties exist, each property is one of its thing's type or of
 * those above, and each value has a kind that the property allows. Stricter than schema.org, which lets text stand anywhere.
 * @returns what is wrong, each with the place where it stands
 */
export function graphProblems(graph: readonly GraphNode[], vocabulary: Vocabulary): string[] {
  const named = graph.filter((node) => typeof node['@id'] === 'string');
  const types = new Map(named.map((node) => [String(node['@id']), String(node['@type'])]));
  const twice = named.length - types.size;
  return [
    ...(twice > 0 ? [`${twice} ids stand twice`] : []),
    ...graph.flatMap((node) => thingProblems(node, { vocabulary, types, where: String(node['@id'] ?? node['@type']) })),
  ];
}

function thingProblems(node: GraphNode, place: Place): string[] {
  const { vocabulary, where } = place;
  const type = node['@type'];
  if (typeof type !== 'string' || !vocabulary.isType(type)) return [`${where}: there is no type ${JSON.stringify(type)}`];
  const problems = Object.entries(node)
    .filter(([name]) => name !== '@type' && name !== '@id')
    .flatMap(([name, value]) => propertyProblems(type, name, value, { ...place, where: `${where} ${name}` }));
  return [...supersededProblems(type, place), ...problems];
}

function propertyProblems(type: string, name: string, value: unknown, place: Place): string[] {
  const { vocabulary, where } = place;
  if (!vocabulary.isProperty(name)) return [`${where}: there is no property ${name}`];
  if (!vocabulary.domainOf(name).some((owner) => vocabulary.isA(type, owner)))
    return [`${where}: not a property of ${type}`];
  const values = Array.isArray(value) ? value : [value];
  const empty = values.length === 0 ? [`${where}: an empty list`] : [];
  const range = vocabulary.rangeOf(name);
  return [
    ...supersededProblems(name, place),
    ...empty,
    ...values.flatMap((each, index) =>
      valueProblems(each, range, { ...place, where: Array.isArray(value) ? `${where}[${index}]` : where }),
    ),
  ];
}

function supersededProblems(term: string, { vocabulary, where }: Place): string[] {
  const newer = vocabulary.supersededBy(term);
  return newer ? [`${where}: ${term} is superseded by ${newer}`] : [];
}

function valueProblems(value: unknown, range: readonly string[], place: Place): string[] {
  const { where, vocabulary } = place;
  if (typeof value === 'object' && value !== null) return objectProblems(value as GraphNode, range, place);
  const fits = range.some((kind) => isOfKind(value, kind, vocabulary));
  return fits ? [] : [`${where}: ${JSON.stringify(value)} is none of ${range.join(', ')}`];
}

function objectProblems(value: GraphNode, range: readonly string[], place: Place): string[] {
  const { where, types, vocabulary } = place;
  const isReference = Object.keys(value).join() === '@id';
  const type = isReference ? types.get(String(value['@id'])) : value['@type'];
  if (isReference && !type) return [`${where}: nothing in the graph has the id ${value['@id']}`];
  const fits = range.some((kind) => vocabulary.isA(String(type), kind));
  return [
    ...(fits ? [] : [`${where}: ${type} is none of ${range.join(', ')}`]),
    ...(isReference ? [] : thingProblems(value, place)),
  ];
}

const isAddress = (value: unknown) => typeof value === 'string' && /^https:\/\/[^\s/]+\//.test(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value === value.trim();

/** How JSON writes the data types of schema.org (schema.org/DataType). */
const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: isText,
  URL: isAddress,
  Boolean: (value) => typeof value === 'boolean',
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: Number.isInteger,
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value),
};

/** Whether a plain value is of a kind. A thing may be named by its address. */
function isOfKind(value: unknown, kind: string, vocabulary: Vocabulary): boolean {
  const dataType = dataTypes[kind];
  return dataType ? dataType(value) : vocabulary.isA(kind, 'Thing') && isAddress(value);
}
