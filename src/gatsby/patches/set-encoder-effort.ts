import sharp, { type AvifOptions, type PngOptions, type Sharp } from 'sharp';

/**
 * How hard the encoders try: AVIF from 0 to 9, PNG from 1 to 10. With sharp's defaults, 4 and 7, our pictures took three times as
 * long in a cold build (docs/performance.md). At a low effort, AVIF needs a higher quality (gatsby-config.ts): otherwise,
 * colours bleed at the edges of texts. PNG is only for browsers without AVIF. Existing pictures are not regenerated: run
 * `npm run clean` after a change.
 */
export const effort = { avif: 2, png: 1 } as const;

/**
 * Passes the effort to sharp: gatsby-plugin-sharp passes only the quality (its process-file.js).
 *
 * Upstream: no thread was found.
 * Can go when `avifOptions` and `pngOptions` of gatsby-plugin-sharp take an effort.
 */
export function setEncoderEffort(): void {
  const pictures = sharp.prototype as Sharp;
  const { avif, png } = pictures;
  pictures.avif = function withEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: effort.avif, ...options });
  };
  pictures.png = function withEffort(this: Sharp, options?: PngOptions) {
    return png.call(this, { effort: effort.png, ...options });
  };
}
