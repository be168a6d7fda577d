import { type Notation, writeEuros } from '../../content/notation';

/** What a pack’s price is made of; prices in euros per month. */
export interface PriceParts {
  price: number;
  includedFiles: number;
  additionalFilePrice: number;
}

/**
 * Price and files of a pack with files added to it (docs/product.md, Pricing).
 * @param additionalFiles how many files are added
 * @returns the price in euros per month, and the files in all
 */
export function priceOf({ price, includedFiles, additionalFilePrice }: PriceParts, additionalFiles: number) {
  return { price: price + additionalFiles * additionalFilePrice, files: includedFiles + additionalFiles };
}

/** A price to the cent, without cents where it is whole: `6,82 €`, `7 €`. */
export function writeCents(amount: number, notation: Notation): string {
  const [euros, cents] = amount.toFixed(2).split('.');
  const whole = writeEuros(Number(euros), notation);
  return cents === '00' ? whole : whole.replace(/\d(?=\D*$)/, `$&${notation.decimal}${cents}`);
}
