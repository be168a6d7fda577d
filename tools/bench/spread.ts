/** What several runs measured. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** @throws Error if there is no value */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (least === undefined || median === undefined || most === undefined) throw new Error('Nothing has been measured.');
  return { median, least, most };
}
