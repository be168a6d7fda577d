import { type Notation, writeEuros, writeNumber } from '../../content/notation';

/** What a lead can say of a pack. */
type PackFigures = Pick<Queries.PackPriceFragment, 'price' | 'includedFiles' | 'additionalFilePrice'>;

/**
 * The figures that the text below the heading can use, in the notation of a language.
 * @param pack the pack in question; without one, or without a price, the figures are 0, as in other texts
 */
export const leadFigures = (pack: PackFigures | undefined, notation: Notation) => ({
  price: writeEuros(pack?.price ?? 0, notation),
  includedFiles: writeNumber(pack?.includedFiles ?? 0, notation),
  additionalFilePrice: writeEuros(pack?.additionalFilePrice ?? 0, notation),
});
