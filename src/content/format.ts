/** Browsers and Node differ in which no-break space they write; pages built by one and run by the other must agree. */
const evenSpaces = (formatted: string) => formatted.replace(/[\u00a0\u202f\u2009]/g, '\u00a0');

/** Writes a number the way a language does. */
export const formatNumber = (value: number, language: string) => evenSpaces(new Intl.NumberFormat(language).format(value));

/**
 * Writes a share the way a language does: `85 %`, `85%`.
 * @param percent from 0 to 100
 */
export const formatPercent = (percent: number, language: string) =>
  evenSpaces(new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100));

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: true } as const;

/** Writes a price in whole euros the way a language does: `350 €`, `€350`. */
export const formatEuros = (amount: number, language: string) =>
  evenSpaces(new Intl.NumberFormat(language, euros).format(amount));
