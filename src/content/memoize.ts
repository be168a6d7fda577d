/**
 * Remembers what a pure function made of an object, as long as the object lives: a check after an edit looks again only at the
 * file that changed.
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
