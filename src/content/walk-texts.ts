import type { KeyPath } from './problem';

/** Every text inside a value, with the path of its key. */
export function walkTexts(value: unknown, path: KeyPath = []): { path: KeyPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => walkTexts(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => walkTexts(entry, [...path, key]));
}
