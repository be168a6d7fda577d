/** Formats names as a list of choices: `"a", "b"`. */
export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** At most the first 60 characters of a text. */
export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/**
 * Puts words between the quotation marks of a language, as typed in JSON, where no-break spaces are invisible.
 * @param language language code; a file that belongs to none is in English
 */
export function quotedIn(language: string | undefined, words: string): string {
  if (language === 'fr') return `«\\u00a0${words}\\u00a0»`;
  return language === 'es' ? `«${words}»` : `“${words}”`;
}
