import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * The effort of the AVIF encoder, from 0 to 9. With 4, sharp's default, our pictures took 80 s of a cold build; with 3 less than
 * half of that, for 3 to 5 % more bytes. With less, colours bleed at the edges of texts (docs/performance.md). Existing pictures
 * are not regenerated: run `npm run clean` after changing it.
 */
export const effort = 3;

/**
 * Passes the effort to sharp: gatsby-plugin-sharp passes only the quality (its process-file.js).
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
