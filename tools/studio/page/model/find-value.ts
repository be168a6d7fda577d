import type { Content } from '../session/content';
import type { KeyPath } from '../site';
import type { Place } from './place';

/** Returns the first place whose value is a given text, such as the name of a picture or an address. */
export function findValue(content: Content | undefined, wanted: string | undefined): Place | undefined {
  if (!content || wanted === undefined) return undefined;
  for (const { path, value } of content.files.values()) {
    const key = keyOf(value, wanted, []);
    if (key) return { path, key };
  }
  return undefined;
}

function keyOf(value: unknown, wanted: string, key: KeyPath): KeyPath | undefined {
  if (value === wanted) return key;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = keyOf(part, wanted, [...key, Array.isArray(value) ? Number(name) : name]);
    if (found) return found;
  }
  return undefined;
}
