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
