import type { KeyPath } from '../site';

type Group = Record<string | number, unknown>;

const shallowCopy = (value: unknown): Group =>
  (Array.isArray(value) ? [...value] : { ...(value as object) }) as unknown as Group;

/** Returns a copy with a new value at a key; all other parts stay the same objects. A key without a parent changes nothing. */
export function setAt(value: unknown, [step, ...rest]: KeyPath, wanted: unknown): unknown {
  if (step === undefined) return wanted;
  if (typeof value !== 'object' || value === null) return value;
  const copy = shallowCopy(value);
  copy[step] = setAt(copy[step], rest, wanted);
  return copy;
}

/** Returns a copy of a value without a key. */
export function removeAt(value: unknown, [step, ...rest]: KeyPath): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  const copy = shallowCopy(value);
  if (rest.length > 0) copy[step] = removeAt(copy[step], rest);
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete copy[step];
  return copy;
}
