import { idOf, type Place } from '../model/keys';
import { type KeyPath, valueAt } from '../site';
import type { Content } from './content';

/**
 * Returns a place after a change of the content: an entry with an id is found by it.
 * @param before the content in which it is this place
 * @returns undefined if the entry does not exist any more
 */
export function followed<Spot extends Place>(place: Spot, before: Content, after: Content): Spot | undefined {
  const [was, is] = [before, after].map(({ files }) => files.get(place.path)?.value);
  const key: (string | number)[] = [];
  for (const [at, step] of place.key.entries()) {
    const next = typeof step === 'number' ? indexAfter(place.key.slice(0, at + 1), was, valueAt(is, key)) : step;
    if (next === undefined) return undefined;
    key.push(next);
  }
  return { ...place, key };
}

/** Returns the index that an entry has after a change of its list; undefined if it was removed. */
function indexAfter(key: KeyPath, was: unknown, list: unknown): number | undefined {
  const [id, index] = [idOf(valueAt(was, key)), Number(key.at(-1))];
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  if (id === undefined || idOf(entries[index]) === id) return index;
  const found = entries.findIndex((entry) => idOf(entry) === id);
  if (found >= 0) return found;
  // The id itself is being typed.
  return entries.length === lengthOf(valueAt(was, key.slice(0, -1))) ? index : undefined;
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
