/** What the site keeps in the browser's local storage (section 7 of the specification), and the proof of a choice; the cookie policy names each. */
export type StorageKey = 'language' | 'cookieConsent' | 'cookieConsentRecord';

/** The entry of the choice about cookies. */
export const consentKey: StorageKey = 'cookieConsent';

/** Reads an entry; null if there is none, or if storage is blocked. */
export function readStorage(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps an entry; storage that is blocked or full keeps nothing, and nobody is the worse for it. */
export function writeStorage(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The page works without it.
  }
}
