import type { localEntries } from '../content/stored-entries';

/** The site's entries in local storage; the cookie policy names each. */
export type StorageKey = (typeof localEntries)[number];

/** The entry of the cookie choice. */
export const consentKey: StorageKey = 'cookieConsent';

/** The entry of the proof of that choice. */
export const recordKey: StorageKey = 'cookieConsentRecord';

/** Values that storage did not accept because it is blocked or full: kept until the document is unloaded. */
const memory = new Map<StorageKey, string>();

/** Reads an entry; null if there is none. */
export function readStorage(key: StorageKey): string | null {
  return memory.get(key) ?? readKept(key);
}

function readKept(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes an entry. */
export function removeStorage(key: StorageKey): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
}

/** Writes an entry. */
export function writeStorage(key: StorageKey, value: string): void {
  memory.delete(key);
  try {
    window.localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}
