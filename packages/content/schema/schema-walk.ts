import { z } from 'zod';
import type { KeyPath } from '../problems/problem';
import { walkTexts } from './walk-texts';

/** Marks the fields that visitors read: `define/fields.ts` registers them. */
export const copyRegistry = z.registry<{ copy: true }>();

/** Marks the fields that are identifiers for the code and for other files. */
export const idRegistry = z.registry<{ id: true }>();

/** The list that an id or a language code must belong to. */
export interface ReferenceTarget {
  /** A file below `data/`; below the folder of a language with `ofLanguage`. */
  file: string;
  /** The key of the list in it. */
  list: string;
  ofLanguage?: true;
}

/** Marks the fields that refer to an entry of a list elsewhere. */
export const referenceRegistry = z.registry<ReferenceTarget>();

/** What pages require of a picture. */
export interface PictureNeeds {
  /** In pixels. */
  minWidth: number;
  /** The allowed range of width divided by height, and its description; any if omitted. */
  shape?: { least: number; most: number; description: string };
}

/** Marks the fields that name a picture, with the requirements of the pages. */
export const pictureRegistry = z.registry<PictureNeeds>();

/** Marks the fields that are a day of the calendar. */
export const dayRegistry = z.registry<{ day: true }>();

/** Marks the fields that name a source of a security policy. */
export const sourceRegistry = z.registry<{ source: true }>();

/** The parts of Zod’s schema description that are used. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  values?: readonly unknown[];
  format?: string;
  entries?: Record<string, string | number>;
}

/** Zod’s own description of a schema. */
export const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** The schema inside `nullable` and similar wrappers. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType } = defOf(schema);
  return innerType ? unwrapped(innerType) : schema;
}

function step(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  const { shape, element } = defOf(unwrapped(schema));
  return typeof key === 'number' ? element : shape && Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** The schema of the value at a key's path; undefined if it does not know such a key. */
export const childSchema = (schema: z.ZodType, path: KeyPath): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>((parent, key) => parent && step(parent, key), schema);

/** The keys that an object's schema knows. */
export const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema ? Object.keys(defOf(unwrapped(schema)).shape ?? {}) : [];

/** Whether a field is an id, or one of an enumeration. */
export function isId(schema: z.ZodType | undefined): boolean {
  return schema !== undefined && (idRegistry.has(schema) || defOf(schema).type === 'enum');
}

/** Every picture that a value names, with the place of its path and what pages require of it. */
export const picturesOf = (schema: z.ZodType, value: unknown) =>
  walkTexts(value).flatMap(({ path, text }) => {
    const field = childSchema(schema, path);
    const needs = field && pictureRegistry.get(unwrapped(field));
    return needs ? [{ path, src: text, ...needs }] : [];
  });

/**
 * Every text of a value that visitors read; ids, slugs, addresses and names of files are left out.
 * @param schema the value's schema
 * @param value a value of the schema's shape
 */
export function copyOf(schema: z.ZodType, value: unknown, path: KeyPath = []): ReturnType<typeof walkTexts> {
  const inner = unwrapped(schema);
  if (typeof value === 'string') return copyRegistry.has(inner) ? [{ path, text: value }] : [];
  const { element, shape } = defOf(inner);
  if (Array.isArray(value) && element) return value.flatMap((entry, index) => copyOf(element, entry, [...path, index]));
  if (typeof value !== 'object' || value === null || !shape) return [];
  return Object.entries(shape).flatMap(([key, child]) =>
    copyOf(child, (value as Record<string, unknown>)[key], [...path, key]),
  );
}
