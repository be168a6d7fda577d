import { formatKey, type KeyPath, valueAt } from '../problems/problem';

/**
 * A name for a key that does not change when list entries move: `['entries', 1, 'answer']` becomes `entries.howMuch.answer` if
 * the entry has the id `howMuch`.
 * @param value what the file holds
 */
export const stableKey = (value: unknown, key: KeyPath): string =>
  formatKey(key.map((step, index) => idOf(valueAt(value, key.slice(0, index + 1)), step) ?? step));

/** The id of a list entry, if it has one. */
export function idOf(entry: unknown, step: string | number): string | undefined {
  const id = typeof step === 'number' ? valueAt(entry, ['id']) : undefined;
  return typeof id === 'string' ? id : undefined;
}
