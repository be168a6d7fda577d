/**
 * Returns the language of the site that a language tag from outside means (BCP 47): `es-ES`, `es_ES`, `ES`, `es-419` and `spa` all mean
 * `es`. Languages of the site are primary codes, so that region and script do not count.
 * @param languages the codes to choose from
 * @returns undefined if the tag is none, or means another language
 */
export function languageMeant(tag: string, languages: readonly string[]): string | undefined {
  try {
    const { language } = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    return languages.find((code) => code === language);
  } catch {
    return undefined;
  }
}
