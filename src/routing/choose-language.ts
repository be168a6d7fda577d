/**
 * Chooses the language for a visitor of `/` (section 2 of the specification). It stands on its own, without imports, since
 * the page at `/` also carries its source in the head.
 * @param browserLanguage what the browser says, such as `es-MX`
 * @param languages codes of the site's languages
 * @param fallback the code for a browser that asks for another language
 * @returns one of the codes
 */
export function chooseLanguage(browserLanguage: string, languages: readonly string[], fallback: string): string {
  const code = browserLanguage.slice(0, 2).toLowerCase();
  return languages.indexOf(code) < 0 ? fallback : code;
}
