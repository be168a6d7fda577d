import { chooseLanguage, landingPath } from '../../packages/addresses';

/**
 * The script in the head of `/`: redirects to the language of the browser before anything is painted, without a history entry
 * (decision 6). The page is hidden last: an error before that leaves the links to all languages.
 */
export function rootScript(languages: readonly string[], fallback: string): string {
  const choose = `(${chooseLanguage.toString()})(navigator,${JSON.stringify(languages)},${JSON.stringify(fallback)})`;
  const paths = Object.fromEntries(languages.map((language) => [language, landingPath(language)]));
  return `location.replace(${JSON.stringify(paths)}[${choose}]+location.search+location.hash);document.documentElement.hidden=true`;
}
