import { closest, distance } from 'fastest-levenshtein';

/**
 * Finds the name that was probably intended.
 * @param name the name in the data
 * @param names the valid names
 * @returns the closest name, if at most a third of its letters, or two, are wrong; capitals do not count
 */
export function closestName(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || name.length > 80) return undefined;
  const bySmall = new Map(names.map((candidate) => [candidate.toLowerCase(), candidate]));
  const nearest = closest(name.toLowerCase(), [...bySmall.keys()]);
  const changes = distance(name.toLowerCase(), nearest);
  const isNear = changes <= Math.max(2, Math.floor(nearest.length / 3)) && changes < nearest.length;
  return isNear ? bySmall.get(nearest) : undefined;
}

/** A sentence that suggests the closest name; if there is none, the other advice. */
export function didYouMean(name: string, names: readonly string[], otherwise: string): string {
  const nearest = closestName(name, names);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}
