import { chooseLanguage } from '../routing/choose-language';

/**
 * The script in the head of `/`: redirects to the language of the browser before anything is painted, without a history entry
 * (decision 6).
 */
export function rootScript(languages: readonly string[], fallback: string): string {
  const choose = `(${chooseLanguage.toString()})(navigator.language,${JSON.stringify(languages)},${JSON.stringify(fallback)})`;
  return `document.documentElement.hidden=true;location.replace("/"+${choose}+location.search+location.hash)`;
}
