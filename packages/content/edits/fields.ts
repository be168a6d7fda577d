import { z } from 'zod';
import { formatKey, type KeyPath } from '../problems/problem';
import { memoize } from '../reading/memoize';
import {
  copyRegistry,
  defOf,
  idRegistry,
  type PictureNeeds,
  pictureRegistry,
  type ReferenceTarget,
  referenceRegistry,
  unwrapped,
} from '../schema/schema-walk';

/** Properties of every field, from its schema. */
interface Common {
  /** The schema's description for editors. */
  description?: string;
  /** Whether the key may be left out. */
  isOptional: boolean;
  /** Whether the value can be `null`. */
  isNullable: boolean;
  /** The value if the key is left out. */
  default?: unknown;
}

/** A field by its kind. It has the limits that JSON Schema can express; the content check has more. */
export type Field = Common &
  (
    | {
        kind: 'text';
        /** Whether visitors read the text; only such texts are translated. */
        isCopy: boolean;
        isId: boolean;
        minLength?: number;
        maxLength?: number;
        /** Such as `email`, `date` or `date-time`. */
        format?: string;
      }
    | { kind: 'number'; isWhole: boolean; least?: number; most?: number }
    | { kind: 'yes-no' }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'list'; entry: Field; hasIds: boolean; least?: number; most?: number }
    | { kind: 'group'; fields: Readonly<Record<string, Field>> }
    | { kind: 'map'; value: Field }
    | { kind: 'picture'; needs: PictureNeeds }
    | { kind: 'reference'; to: ReferenceTarget }
    | { kind: 'union'; options: readonly Field[] }
  );

/**
 * Returns the field of a schema.
 * @param file the file of the schema, for the error message
 * @throws Error if there is no field for the schema or for a part of it
 */
export function fieldOf(schema: z.ZodType, file: string, key: KeyPath = []): Field {
  const inner = unwrapped(schema);
  const wrappers = wrappersOf(schema);
  const unknown = wrappers.find((type) => type !== 'optional' && type !== 'nullable');
  if (unknown) throw noField(unknown, file, key);
  const { description, default: value } = { ...limitsOf(inner), ...limitsOf(schema) };
  return {
    ...(description !== undefined && { description }),
    isOptional: wrappers.includes('optional'),
    isNullable: wrappers.includes('nullable'),
    ...(value !== undefined && { default: value }),
    ...kindOf(inner, file, key),
  };
}

function wrappersOf(schema: z.ZodType): string[] {
  const { type, innerType } = defOf(schema);
  return innerType ? [type, ...wrappersOf(innerType)] : [];
}

const noField = (type: string, file: string, key: KeyPath) =>
  new Error(
    `data/${file}, ${formatKey(key) || 'the whole file'}: editors have no field for z.${type}. Add one to packages/content/edits/fields.ts.`,
  );

type Kind = Field extends infer F ? (F extends Field ? Omit<F, keyof Common> : never) : never;

function kindOf(schema: z.ZodType, file: string, key: KeyPath): Kind {
  const { type, shape = {}, element, valueType, options = [], values = [] } = defOf(schema);
  const part = (of: z.ZodType | undefined, step: string | number) => {
    if (!of) throw noField(type, file, key);
    return fieldOf(of, file, [...key, step]);
  };
  const limits = limitsOf(schema);
  switch (type) {
    case 'string':
      return textOf(schema, limits);
    case 'number':
      return { kind: 'number', isWhole: limits.type === 'integer', least: limits.minimum, most: limits.maximum };
    case 'boolean':
      return { kind: 'yes-no' };
    case 'enum':
      return { kind: 'choice', options: (limits.enum ?? []).map(String) };
    case 'literal':
      return { kind: 'choice', options: values.map(String) };
    case 'array': {
      const entry = part(element, 0);
      const hasIds = entry.kind === 'group' && 'id' in entry.fields;
      return { kind: 'list', entry, hasIds, least: limits.minItems, most: limits.maxItems };
    }
    case 'object':
      return {
        kind: 'group',
        fields: Object.fromEntries(Object.entries(shape).map(([name, of]) => [name, part(of, name)])),
      };
    case 'record':
      return { kind: 'map', value: part(valueType, '*') };
    case 'union':
      return { kind: 'union', options: options.map((option) => fieldOf(option, file, key)) };
    default:
      throw noField(type, file, key);
  }
}

function textOf(schema: z.ZodType, { minLength, maxLength, format }: Limits): Kind {
  const needs = pictureRegistry.get(schema);
  if (needs) return { kind: 'picture', needs };
  const to = referenceRegistry.get(schema);
  if (to) return { kind: 'reference', to };
  const isCopy = copyRegistry.has(schema);
  return { kind: 'text', isCopy, isId: idRegistry.has(schema), minLength, maxLength, format };
}

/** What a field needs of the JSON Schema of its values. */
interface Limits {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
}

/** Returns a schema's limits as JSON Schema: the same that JSON editors get. */
const limitsOf = memoize(
  (schema: z.ZodType): Limits =>
    z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Limits,
);
