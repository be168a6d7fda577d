import { isGroup } from '../reading/json';

/** Returns the ids of a list if every entry has a unique one, otherwise undefined; for an empty list, an empty array. */
export function idsOf(list: readonly unknown[]): string[] | undefined {
  const ids = list.map((entry) => (isGroup(entry) ? entry.id : undefined));
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length ? ids : undefined;
}
