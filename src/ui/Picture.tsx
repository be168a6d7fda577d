import { graphql } from 'gatsby';

interface PictureProps {
  image: Queries.PictureFragment;
  /** Its upright version, if there is one. */
  portrait?: Queries.PictureFragment | null | undefined;
  /** The windows that get the upright version, as a media query. */
  uprightWhere?: string;
  alt: string;
  /** The display width, as in `<img sizes>`. */
  sizes: string;
  /** True for a picture of the first screen. */
  eager?: boolean;
}

/**
 * A picture of the build. Plain HTML instead of `<GatsbyImage>`, which hides the picture until its script runs and loads a server
 * renderer into the browser.
 */
export function Picture({
  image: { src, srcSet, width, height },
  portrait,
  uprightWhere,
  alt,
  sizes,
  eager = false,
}: PictureProps) {
  return (
    <picture>
      {portrait && (
        <source
          media={uprightWhere}
          srcSet={portrait.srcSet}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

export const fragment = graphql`
  fragment Picture on Picture {
    src
    srcSet
    width
    height
  }
`;
