/** Browsers and Node differ in which no-break space they write; pages built by one and run by the other must agree. */
export const evenSpaces = (formatted: string) => formatted.replace(/[\u00a0\u202f\u2009]/g, '\u00a0');

/** Writes a number the way a language does. */
export const formatNumber = (value: number, language: string) => evenSpaces(new Intl.NumberFormat(language).format(value));

/**
 * Writes a share the way a language does: `85 %`, `85%`.
 * @param percent from 0 to 100
 */
export const formatPercent = (percent: number, language: string) =>
  evenSpaces(new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100));

/** English as this side of the Atlantic writes it: the day before the month. */
const dateLocale = (language: string) => (language === 'en' ? 'en-GB' : language);

/**
 * Writes a day in full, the way a language does: `21 novembre 2026`, `21 de noviembre de 2026`.
 * @param day year-month-day
 */
export function formatDay(day: string, language: string): string {
  const formatted = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  // Of all dates only the first of the month is an ordinal in French (Imprimerie nationale).
  return evenSpaces(language === 'fr' ? formatted.replace(/^1 /, '1er ') : formatted);
}

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: true } as const;

/** Writes a price in whole euros the way a language does: `350 €`, `€350`. */
export const formatEuros = (amount: number, language: string) =>
  evenSpaces(new Intl.NumberFormat(language, euros).format(amount));
