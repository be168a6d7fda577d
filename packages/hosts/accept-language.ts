/** Qualities from 1 down to 0.1 by their tenths, then whatever is above zero; `q=0` refuses a language. */
const qualities = [
  '(?:;\\s*q=1[.0]*)?',
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenths) => `;\\s*q=0?\\.${tenths}[0-9]*`),
  ';\\s*q=0?\\.0[0-9]*[1-9][0-9]*',
];

const between = '(?:[^,]*,)*?\\s*';
const range = (codes: readonly string[], quality: string) =>
  `(${codes.join('|')})(?:-[A-Za-z0-9-]*)?\\s*${quality}\\s*(?:,|$)`;

/**
 * Patterns for `Accept-Language` (RFC 9110, 12.5.4), to be tried in order without regard to case: the first that matches holds
 * the visitor's language in its group. The highest quality wins, by tenths, then the first named. Without lookaround, which Caddy's
 * expressions do not have.
 * @param codes the site's languages
 */
export const languagePatterns = (codes: readonly string[]): string[] =>
  qualities.map((quality) => `^${between}${range(codes, quality)}`);

/**
 * The same for a host that can only compare: pairs of a code and its pattern, to be tried in order.
 * @param codes the site's languages
 */
export const patternsByLanguage = (codes: readonly string[]): { code: string; pattern: string }[] =>
  qualities.flatMap((quality) =>
    codes.map((code) => ({
      code,
      pattern: `^(?:(?!\\s*${range(codes, quality)})[^,]*,)*\\s*${range([code], quality)}`,
    })),
  );

/**
 * The language that a visitor prefers.
 * @param header `Accept-Language`; may be empty
 * @param codes the site's languages
 * @returns one of the codes, or undefined where the visitor accepts none of them
 */
export function preferredLanguage(header: string, codes: readonly string[]): string | undefined {
  for (const pattern of languagePatterns(codes)) {
    const code = new RegExp(pattern, 'i').exec(header)?.[1];
    if (code) return code.toLowerCase();
  }
  return undefined;
}
