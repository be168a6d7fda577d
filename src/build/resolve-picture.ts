import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface PictureArguments {
  /** The width at which it is shown at most, in pixels of the page. */
  width: number;
  /** The widths in which it is made, for sharp screens too. */
  breakpoints: number[];
}

/** gatsby-plugin-image's own field of a picture. */
type Resolve = (source: unknown, options: object, context: unknown, info: GraphQLResolveInfo) => Promise<IGatsbyImageData>;

/**
 * A picture with no more than the page's HTML names: AVIF in several widths, which all browsers know that the site is built for
 * (`browserslist`), and one file of the picture's own kind for those before them.
 */
export async function resolvePicture(
  source: unknown,
  { width, breakpoints }: PictureArguments,
  context: unknown,
  info: GraphQLResolveInfo,
) {
  const resolve = info.parentType.getFields().gatsbyImageData?.resolve as Resolve;
  const make = (formats: string[], widths: number[]) =>
    resolve(source, { layout: 'constrained', width, breakpoints: widths, placeholder: 'none', formats }, context, info);
  // gatsby-plugin-image calls the last of the formats the fallback.
  const { images, ...size } = await make(['avif'], breakpoints);
  const plain = await make(['auto'], [width]);
  return { src: plain.images.fallback?.src, avif: images.fallback?.srcSet, ...size };
}
