import { type KeyPath, valueAt } from '../site';
import { inWords } from './in-words';

/** Reads a key as messages write it: `benefits[2]` is `['benefits', 2]`. */
export const parseKey = (key: string): KeyPath =>
  [...key.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));

/** A key in words, with ids in place of numbers: “Entries › audience › Question”. */
export const keyInWords = (value: unknown, key: KeyPath): string =>
  key
    .map((step, index) => {
      if (typeof step === 'string') return inWords(step);
      return idOf(valueAt(value, key.slice(0, index + 1))) ?? String(step + 1);
    })
    .join(' › ');

/** The id of an entry; undefined for anything without one. */
export function idOf(value: unknown): string | undefined {
  const id = valueAt(value, ['id']);
  return typeof id === 'string' ? id : undefined;
}

/** Where another language has what stands at a key of this one: entries with ids are found by them. */
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

/** Whether a key is the same as another one, or leads to it. */
export const leadsTo = (key: KeyPath, to: KeyPath): boolean => key.every((step, index) => to[index] === step);

/** Whether a value says nothing: not there, or null. */
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;
