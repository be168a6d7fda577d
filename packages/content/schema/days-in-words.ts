import type { z } from 'zod';
import { dayRegistry, defOf, unwrapped } from './schema-walk';

/** The key of a day in words, beside that of the day. */
export const inWords = (key: string) => `${key}InWords`;

/** Whether a field is a day. */
export const isDay = (field: z.ZodType) => dayRegistry.has(unwrapped(field));

/**
 * A value with each of its days in words, too: beside `date` stands `dateInWords`. The build writes them, because the first use of `Intl`
 * in a browser loads its tables.
 * @param schema the value's schema
 * @param value a value of the schema's shape
 * @param write writes a day, which is year-month-day, as a language does
 */
export function withDaysInWords<Value>(schema: z.ZodType, value: Value, write: (day: string) => string): Value {
  const { element, shape } = defOf(unwrapped(schema));
  if (Array.isArray(value) && element) {
    return value.map((entry: unknown) => withDaysInWords(element, entry, write)) as Value;
  }
  if (typeof value !== 'object' || value === null || !shape) return value;
  const written = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const field = shape[key];
    if (!field) return [[key, inner]];
    if (!isDay(field) || typeof inner !== 'string') return [[key, withDaysInWords(field, inner, write)]];
    return [
      [key, inner],
      [inWords(key), write(inner)],
    ];
  });
  return Object.fromEntries(written) as Value;
}
