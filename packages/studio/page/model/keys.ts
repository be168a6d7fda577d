import { type KeyPath, valueAt } from '../site';

/** A place in the content: a file below `data/`, and a key in it. */
export interface Place {
  path: string;
  key: KeyPath;
}

/** A place with its value. The same field in another language is a separate spot. */
export interface Spot extends Place {
  /** The language of its file. */
  language?: string;
  /** Undefined if the key does not exist. */
  value: unknown;
  /** If the key does not exist yet: the key that it will be inserted before. */
  before?: string;
}

/** Parses a key in the notation of messages: `benefits[2]` becomes `['benefits', 2]`. */
export const parseKey = (key: string): KeyPath =>
  [...key.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));

/**
 * Returns the key of a name such as `entries.price.answer`, in which entries have their ids. The index of an entry that is not there
 * is -1.
 */
export function keyOfName(value: unknown, name: string): KeyPath {
  const key: (string | number)[] = [];
  for (const step of name.match(/[^.[\]]+/g) ?? []) {
    const list = valueAt(value, key);
    if (!Array.isArray(list)) key.push(step);
    else key.push(/^\d+$/.test(step) ? Number(step) : list.findIndex((entry) => idOf(entry) === step));
  }
  return key;
}

/** Returns the key of the first value inside a value that is wanted; undefined if there is none. */
export function findKey(value: unknown, isWanted: (part: unknown) => boolean, key: KeyPath = []): KeyPath | undefined {
  if (isWanted(value)) return key;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findKey(part, isWanted, [...key, Array.isArray(value) ? Number(name) : name]);
    if (found) return found;
  }
  return undefined;
}

/** Returns the id of an entry; undefined for a value without an id. */
export function idOf(value: unknown): string | undefined {
  const id = valueAt(value, ['id']);
  return typeof id === 'string' ? id : undefined;
}

/** Returns the key in another language that matches a key of this one: entries with ids are matched by id. */
export function keyIn(other: unknown, value: unknown, key: KeyPath): KeyPath {
  const path: (string | number)[] = [];
  for (const [index, step] of key.entries()) {
    const id = typeof step === 'number' ? idOf(valueAt(value, key.slice(0, index + 1))) : undefined;
    const list = valueAt(other, path);
    const at = id !== undefined && Array.isArray(list) ? list.findIndex((entry) => idOf(entry) === id) : -1;
    path.push(at < 0 ? step : at);
  }
  return path;
}

/** Returns whether a key equals another key, or is a prefix of it. */
export const leadsTo = (key: KeyPath, to: KeyPath): boolean => key.every((step, index) => to[index] === step);

/** Returns whether a value is undefined or null. */
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;
