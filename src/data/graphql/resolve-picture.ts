import type { Node, Reporter } from 'gatsby';
import type { ImageFormat } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import type { ResolverContext } from './resolver-context';

interface PictureArguments {
  /** The width at which it is shown at most, in pixels of the page. */
  width: number;
  /** The widths in which it is made, for sharp screens too. */
  breakpoints: number[];
}

/**
 * Makes the resolver of a picture with no more than the page's HTML names: AVIF in several widths, which all browsers know that the
 * site is built for (`browserslist`), and one file of the picture's own kind for those before them. The field `gatsbyImageData` makes
 * that one in every width, too, and what nobody asks for is a quarter of the time that pictures take.
 */
export function pictureResolver(reporter: Reporter) {
  // Asked for AVIF alone, gatsby-plugin-sharp warns that there is nothing for older browsers.
  const calm: Reporter = Object.assign(Object.create(reporter), { warn: () => undefined });
  return async (source: Node, { width, breakpoints }: PictureArguments, context: ResolverContext) => {
    const file = context.nodeModel.getNodeById({ id: source.parent }) as Node;
    const make = (format: ImageFormat, widths: number[]) =>
      generateImageData({
        file,
        args: { layout: 'constrained', width, breakpoints: widths, placeholder: 'none', formats: [format] },
        reporter: calm,
      });
    const [fallback, avif] = await Promise.all([make('auto', [width]), make('avif', breakpoints)]);
    return {
      src: fallback.images.fallback?.src,
      avif: avif.images.fallback?.srcSet,
      width: avif.width,
      height: avif.height,
    };
  };
}
