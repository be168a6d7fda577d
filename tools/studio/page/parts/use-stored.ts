import { useCallback, useState } from 'react';

/** Returns what was stored under a name in this tab; undefined if there is nothing, or nothing that can be read. */
export function stored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`studio-${name}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value in this tab: it is there again after a reload. */
export const store = (name: string, value: unknown): void => sessionStorage.setItem(`studio-${name}`, JSON.stringify(value));

/**
 * Returns a state that is there again after a reload of the page.
 * @param name its name in the session storage
 * @param first its value before anything was stored
 * @param isValid whether a stored value can be used, which an earlier version may have stored
 */
export function useStored<Value>(
  name: string,
  first: Value,
  isValid: (value: unknown) => boolean,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const found = stored(name);
    return isValid(found) ? (found as Value) : first;
  });
  const change = useCallback(
    (next: Value) => {
      store(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, change];
}
