/**
 * Caches the result of a pure function per object, for the lifetime of the object: after an edit, a check processes only the file
 * that changed.
 */
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const made = new WeakMap<Key, Result>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    made.set(key, result);
    return result;
  };
}
