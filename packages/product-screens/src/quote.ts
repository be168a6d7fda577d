import { CASE } from './facts';

/** What a square metre costs, in euros. */
export const PER_SQUARE_METRE = { facade: 62, scaffolding: 9 } as const;

/** The share of the total that the client pays when signing. */
export const DEPOSIT = 0.3;

/** The lines of the quote: net amount in euros, and rate of IVA. The rate for works on a dwelling is 10 %, for supplies 21 %. */
export const QUOTE = {
  facade: { net: CASE.surface * PER_SQUARE_METRE.facade, rate: 0.1 },
  scaffolding: { net: CASE.surface * PER_SQUARE_METRE.scaffolding, rate: 0.1 },
  certificate: { net: 180, rate: 0.21 },
  heatPump: { net: 6850, rate: 0.21 },
} as const;

export type Line = keyof typeof QUOTE;

/** The lines of the quote before and after the heat pump is added. */
export const QUOTED: readonly Line[] = ['facade', 'scaffolding', 'certificate'];
export const ALL_LINES: readonly Line[] = [...QUOTED, 'heatPump'];

/** The totals of the quote: the net sum, the IVA at each rate, and the amount that the client pays. */
export function totals(lines: readonly Line[]) {
  const vat = (rate: number) =>
    lines.reduce((sum, line) => (QUOTE[line].rate === rate ? sum + QUOTE[line].net * rate : sum), 0);
  const net = lines.reduce((sum, line) => sum + QUOTE[line].net, 0);
  const works = vat(0.1);
  const supplies = vat(0.21);
  return { net, works, supplies, total: net + works + supplies };
}
