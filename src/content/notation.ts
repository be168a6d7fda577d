import { evenSpaces, formatEuros, formatPercent } from './format';

/**
 * How a language writes numbers: the characters between and around the digits. The build reads them from `Intl` and includes them
 * in the pages, because the first use of `Intl` in a browser loads its tables: more than 100 ms on a phone.
 */
export interface Notation {
  decimal: string;
  group: string;
  /** Zero percent: `0 %`, `0%`. */
  percent: string;
  /** Zero euros: `0 €`, `€0`. */
  euros: string;
}

/** Reads the notation of a language, by its code. */
export function notationOf(language: string): Notation {
  const parts = new Intl.NumberFormat(language, { useGrouping: true, minimumFractionDigits: 1 }).formatToParts(1_000_000);
  const sign = (name: string) => evenSpaces(parts.find(({ type }) => type === name)?.value ?? '');
  return {
    decimal: sign('decimal'),
    group: sign('group'),
    percent: formatPercent(0, language),
    euros: formatEuros(0, language),
  };
}

/** Formats a number with at most one decimal and grouped thousands. */
export function writeNumber(value: number, { decimal, group }: Notation): string {
  const [whole = '', part] = String(Math.round(value * 10) / 10).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part ? grouped + decimal + part : grouped;
}

/** A count for a translated text: i18next chooses the plural form by the number and shows it in the notation of the language. */
export const writeCount = (count: number, notation: Notation) => ({
  count,
  replace: { count: writeNumber(count, notation) },
});

/**
 * A percentage: `85 %`, `85%`.
 * @param percent from 0 to 100
 */
export const writePercent = (percent: number, notation: Notation): string =>
  notation.percent.replace('0', writeNumber(percent, notation));

/** A price in whole euros: `1 350 €`, `€1,350`. */
export const writeEuros = (amount: number, notation: Notation): string =>
  notation.euros.replace('0', writeNumber(Math.round(amount), notation));
