/** Browsers and Node use different no-break spaces; server-rendered and hydrated pages must be identical. */
export const evenSpaces = (formatted: string) => formatted.replace(/[\u00a0\u202f\u2009]/g, '\u00a0');

/** Formats a number in the notation of a language; Spanish would leave four digits without a separator, unlike prices. */
export const formatNumber = (value: number, language: string) =>
  evenSpaces(new Intl.NumberFormat(language, { useGrouping: true }).format(value));

/**
 * Formats a percentage in the notation of a language: `85 %`, `85%`.
 * @param percent from 0 to 100
 */
export const formatPercent = (percent: number, language: string) =>
  evenSpaces(new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100));

/** British English: the day comes before the month. */
const dateLocale = (language: string) => (language === 'en' ? 'en-GB' : language);

/**
 * Formats a date in full in the notation of a language: `21 novembre 2026`, `21 de noviembre de 2026`.
 * @param day year-month-day
 */
export function formatDay(day: string, language: string): string {
  const formatted = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  // In French, only the first of the month is an ordinal (Imprimerie nationale).
  return evenSpaces(language === 'fr' ? formatted.replace(/^1 /, '1er ') : formatted);
}

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: true } as const;

/** Formats a price in whole euros in the notation of a language: `350 €`, `€350`. */
export const formatEuros = (amount: number, language: string) =>
  evenSpaces(new Intl.NumberFormat(language, euros).format(amount));
