/**
 * Chooses the language for a visitor of `/` (docs/product.md, Routes). Must not refer to anything outside itself: its
 * source is also copied into the head of `/`.
 * @param browserLanguage what the browser says, such as `es-MX`; some browsers say nothing
 * @param languages codes of the site's languages
 * @param fallback the code for a browser that requests another language
 * @returns one of the codes
 */
export function chooseLanguage(
  browserLanguage: string | null | undefined,
  languages: readonly string[],
  fallback: string,
): string {
  const code = browserLanguage?.slice(0, 2).toLowerCase() ?? '';
  return languages.indexOf(code) < 0 ? fallback : code;
}

/** The address of a language's landing page, which starts every other address of the language. */
export const landingPath = (language: string) => `/${language}`;
