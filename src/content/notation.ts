import { evenSpaces, formatEuros, formatPercent } from './format';

/**
 * How a language writes numbers: what stands between and around the digits. The build asks `Intl` for it and writes it into the
 * pages: a browser that is asked itself loads its tables first, for which a phone needs more than a tenth of a second.
 */
export interface Notation {
  decimal: string;
  group: string;
  /** No percent at all: `0 %`, `0%`. */
  percent: string;
  /** No euros at all: `0 €`, `€0`. */
  euros: string;
}

/** Of a language, by its code. */
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

/** A number with at most one digit after the sign, its thousands grouped. */
export function writeNumber(value: number, { decimal, group }: Notation): string {
  const [whole = '', part] = String(Math.round(value * 10) / 10).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part ? grouped + decimal + part : grouped;
}

/**
 * A count for a translated text: i18next chooses the form of the words by the number, and shows it as the language writes it.
 */
export const writeCount = (count: number, notation: Notation) => ({
  count,
  replace: { count: writeNumber(count, notation) },
});

/**
 * A share: `85 %`, `85%`.
 * @param percent from 0 to 100
 */
export const writePercent = (percent: number, notation: Notation): string =>
  notation.percent.replace('0', writeNumber(percent, notation));

/** A price in whole euros: `1 350 €`, `€1,350`. */
export const writeEuros = (amount: number, notation: Notation): string =>
  notation.euros.replace('0', writeNumber(Math.round(amount), notation));
