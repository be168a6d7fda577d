import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * How hard the encoder of AVIF tries, of 0 to 9. At 4, sharp's own, our pictures took 80 s of a build from nothing; at 3 less than
 * half of that, for 3 to 5 % more bytes. Below, colours bleed at the edges of texts (docs/performance.md). Pictures that Gatsby
 * has made already stay as they are: `npm run clean` after changing it.
 */
export const effort = 3;

/**
 * Tells sharp the effort: gatsby-plugin-sharp hands on the quality alone (its process-file.js).
 *
 * Upstream: no thread was found.
 * Can go when `avifOptions` of gatsby-plugin-sharp takes an effort.
 */
export function setAvifEffort(): void {
  const pictures = sharp.prototype as Sharp;
  const { avif } = pictures;
  pictures.avif = function withEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}
