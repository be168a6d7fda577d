/**
 * Chooses the language for a visitor of `/`: of the languages of the browser, in their order, the first that the site has
 * (docs/product.md, Routes). Only their first two letters count. Must not refer to anything outside itself: its source is also copied
 * into the head of `/`.
 * @param browser what says the languages, such as `es-MX`; extensions put anything there
 * @param languages codes of the site's languages
 * @param fallback the code for a browser that requests other languages
 * @returns one of the codes
 */
export function chooseLanguage(
  browser: Pick<Navigator, 'language' | 'languages'>,
  languages: readonly string[],
  fallback: string,
): string {
  const known = (read: () => readonly unknown[]) => {
    try {
      return read()
        .map((name) => String(name).slice(0, 2).toLowerCase())
        .find((code) => languages.includes(code));
    } catch {
      return;
    }
  };
  return known(() => [browser.language]) ?? known(() => browser.languages) ?? fallback;
}

/** The address of a language's landing page, which starts every other address of the language. */
export const landingPath = (language: string) => `/${language}`;
