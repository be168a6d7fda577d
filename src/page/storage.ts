import type { localEntries } from '../content/stored-entries';

/** What the site keeps in the browser's local storage; the cookie policy names each. */
export type StorageKey = (typeof localEntries)[number];

/** The entry of the choice about cookies. */
export const consentKey: StorageKey = 'cookieConsent';

/** What storage did not take, because it is blocked or full: kept for this visit, until the document goes. */
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

/** Keeps an entry. */
export function writeStorage(key: StorageKey, value: string): void {
  memory.delete(key);
  try {
    window.localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}
