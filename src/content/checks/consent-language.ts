import { factFiles } from '../file-kinds';
import type { Problem } from '../problem';
import { quoted } from '../quotation';
import { type CheckedFiles, problemAt } from './check';

/** Visitors must be able to read what they consent to (GDPR, article 4.11). Reported for releases only (decision 28). */
export function checkConsentLanguage(files: CheckedFiles): Problem | [] {
  const { cookieBannerLanguage: bar, languages } = files.content.SiteSettings;
  const others = languages.filter((language) => language !== bar);
  if (bar === 'page' || others.length === 0) return [];
  return problemAt(files, factFiles.SiteSettings.path, ['cookieBannerLanguage'], {
    kind: 'consent-language',
    found: `"${bar}", also on pages in ${quoted(others)}`,
    expected: 'a cookie bar in the language of the page: consent to words that one cannot read is hard to call informed',
    fix: 'Write "page": every language has the words. Keep it if you have had that checked. Either way the cookie policy says in which language the bar is.',
  });
}
