import type { KeyPath } from '../problems/problem';

interface TextAt {
  path: KeyPath;
  text: string;
}

/** Every text inside a value, with the path of its key. */
export function walkTexts(value: unknown): TextAt[] {
  const found: TextAt[] = [];
  collect(value, [], found);
  return found;
}

function collect(value: unknown, path: KeyPath, found: TextAt[]): void {
  if (typeof value === 'string') found.push({ path, text: value });
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) collect(entry, [...path, index], found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) collect(entry, [...path, key], found);
  }
}
