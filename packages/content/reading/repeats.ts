/**
 * The entries of a list that repeat an earlier one, each with the first that says the same.
 * @param sayingOf what must be said once
 */
export function repeatsIn<Entry>(entries: readonly Entry[], sayingOf: (entry: Entry) => string): [Entry, first: Entry][] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry): [Entry, Entry][] => {
    const holder = first.get(sayingOf(entry));
    if (holder === undefined) first.set(sayingOf(entry), entry);
    return holder === undefined ? [] : [[entry, holder]];
  });
}
