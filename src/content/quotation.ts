/**
 * Puts words between the quotation marks of a language, as typed in JSON, where no-break spaces are invisible.
 * @param language language code; a file that belongs to none is in English
 */
export function quotedIn(language: string | undefined, words: string): string {
  if (language === 'fr') return `«\\u00a0${words}\\u00a0»`;
  return language === 'es' ? `«${words}»` : `“${words}”`;
}
