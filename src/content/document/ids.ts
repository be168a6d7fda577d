/** Whether a value is a group of keys. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids of a list whose entries all have one of their own; undefined for any other list. An empty list has none. */
export function idsOf(list: readonly unknown[]): string[] | undefined {
  const ids = list.map((entry) => (isGroup(entry) ? entry.id : undefined));
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length ? ids : undefined;
}

/** Whether two values of JSON are the same, in the order of their keys too. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
