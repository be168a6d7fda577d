import type { Node, Reporter } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';

/** The parts of Gatsby’s resolver context that we use. */
export interface ResolverContext {
  nodeModel: {
    findOne(args: { type: string; query?: { filter: object } }): Promise<Node | null>;
    getNodeById(args: { id: string | null }): Node | null;
  };
}

interface PictureArguments {
  /** The width at which it is shown at most, in pixels of the page. */
  width: number;
  /** The widths in which it is made, for sharp screens too. */
  breakpoints: number[];
  /** That of AVIF, from 1 to 100, where the site's (gatsby-config.ts) is too low. */
  quality?: number;
}

/**
 * Creates the resolver of a picture with only what the HTML needs: AVIF in several widths, which every supported browser shows
 * (`browserslist`). The field `gatsbyImageData` also makes a fallback in every width.
 */
export function pictureResolver(reporter: Reporter) {
  // Asked for AVIF alone, gatsby-plugin-sharp warns that there is nothing for older browsers.
  const quietReporter: Reporter = Object.assign(Object.create(reporter), { warn: () => undefined });
  return async (source: Node, { width, breakpoints, quality }: PictureArguments, context: ResolverContext) => {
    const file = context.nodeModel.getNodeById({ id: source.parent }) as Node;
    const { images, ...size } = await generateImageData({
      file,
      args: {
        layout: 'constrained',
        width,
        breakpoints,
        placeholder: 'none',
        formats: ['avif'],
        ...(quality && { avifOptions: { quality } }),
      },
      reporter: quietReporter,
    });
    return { src: images.fallback?.src, srcSet: images.fallback?.srcSet, width: size.width, height: size.height };
  };
}
