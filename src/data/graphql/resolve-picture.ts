import type { Node, Reporter } from 'gatsby';
import type { ImageFormat } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import type { ResolverContext } from './resolver-context';

interface PictureArguments {
  /** The width at which it is shown at most, in pixels of the page. */
  width: number;
  /** The widths in which it is made, for sharp screens too. */
  breakpoints: number[];
  /** That of AVIF, from 1 to 100, where the site's (gatsby-config.ts) is too low. */
  quality?: number;
}

/**
 * Creates the resolver of a picture with only what the HTML needs: AVIF in several widths, which all supported browsers
 * (`browserslist`) can show, and one file in the original format as a fallback. The field `gatsbyImageData` generates the fallback in
 * every width, which takes a quarter of the time that pictures need.
 */
export function pictureResolver(reporter: Reporter) {
  // Asked for AVIF alone, gatsby-plugin-sharp warns that there is nothing for older browsers.
  const quietReporter: Reporter = Object.assign(Object.create(reporter), { warn: () => undefined });
  return async (source: Node, { width, breakpoints, quality }: PictureArguments, context: ResolverContext) => {
    const file = context.nodeModel.getNodeById({ id: source.parent }) as Node;
    const shared = {
      layout: 'constrained',
      width,
      placeholder: 'none',
      ...(quality && { avifOptions: { quality } }),
    } as const;
    const make = (format: ImageFormat, widths: number[]) =>
      generateImageData({ file, args: { ...shared, breakpoints: widths, formats: [format] }, reporter: quietReporter });
    const [fallback, avif] = await Promise.all([make('auto', [width]), make('avif', breakpoints)]);
    return {
      src: fallback.images.fallback?.src,
      avif: avif.images.fallback?.srcSet,
      width: avif.width,
      height: avif.height,
    };
  };
}
