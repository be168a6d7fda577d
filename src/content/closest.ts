import { closest, distance } from 'fastest-levenshtein';

/**
 * Finds the name that was probably meant.
 * @param name what stands there
 * @param names what could stand there
 * @returns the nearest name; undefined if none is near, one wrong letter in three at most
 */
export function closestName(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || name.length > 80) return undefined;
  const nearest = closest(name.toLowerCase(), names as string[]);
  const changes = distance(name.toLowerCase(), nearest.toLowerCase());
  return changes <= Math.max(2, Math.floor(nearest.length / 3)) && changes < nearest.length ? nearest : undefined;
}

/** A sentence that names what was probably meant, or else the advice given. */
export function didYouMean(name: string, names: readonly string[], otherwise: string): string {
  const nearest = closestName(name, names);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}
