/**
 * Puts words between the quotation marks of a language, as one types them in JSON, where nobody sees a no-break space.
 * @param language language code; a file that belongs to none is in English
 */
export function quotedIn(language: string | undefined, words: string): string {
  if (language === 'fr') return `«\\u00a0${words}\\u00a0»`;
  return language === 'es' ? `«${words}»` : `“${words}”`;
}
