import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface PictureArguments {
  /** The width at which it is shown at most, in pixels of the page. */
  width: number;
  /** The widths in which it is made, for sharp screens too. */
  breakpoints: number[];
  /** That of AVIF, from 1 to 100, where the site's (gatsby-config.ts) is too low. */
  quality?: number;
}

/** gatsby-plugin-image's own field of a picture. */
type Resolve = (source: unknown, options: object, context: unknown, info: GraphQLResolveInfo) => Promise<IGatsbyImageData>;

/**
 * A picture with only what the HTML needs: AVIF in several widths, which all supported browsers (`browserslist`) can show, and
 * one file in the original format as a fallback. Gatsby generates the fallback in every width too; with AVIF alone, it warns
 * about each picture.
 */
export async function resolvePicture(
  source: unknown,
  { width, breakpoints, quality }: PictureArguments,
  context: unknown,
  info: GraphQLResolveInfo,
) {
  const resolve = info.parentType.getFields().gatsbyImageData?.resolve as Resolve;
  const options = {
    layout: 'constrained',
    width,
    breakpoints,
    placeholder: 'none',
    formats: ['auto', 'avif'],
    ...(quality && { avifOptions: { quality } }),
  };
  const { images, ...size } = await resolve(source, options, context, info);
  // Of a picture that is AVIF itself there is nothing beside the fallback.
  const avif = images.sources?.[0] ?? images.fallback;
  return { src: images.fallback?.src, avif: avif?.srcSet, ...size };
}
