import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * How hard the encoder of AVIF tries, from 0 to 9. With sharp's default, 4, our pictures took three times as long in a cold build
 * (docs/performance.md). At a low effort, it needs a higher quality (gatsby-config.ts): otherwise, colours bleed at the edges of
 * texts. Existing pictures are not regenerated: run `npx gatsby clean` after a change.
 */
export const effort = 2;

/**
 * Passes the effort to sharp: gatsby-plugin-sharp passes only the quality (its process-file.js).
 *
 * Upstream: no thread was found.
 * Can go when `avifOptions` of gatsby-plugin-sharp take an effort.
 */
export function setEncoderEffort(): void {
  const pictures = sharp.prototype as Sharp;
  const { avif } = pictures;
  pictures.avif = function withEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}
