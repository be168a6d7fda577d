import { graphql } from 'gatsby';
import { narrowerThan } from '../theme/narrower-than';
import { portraitBelow } from './portrait-below';

interface PictureProps {
  image: Queries.PictureFragment;
  /** What windows below 600 pixels get instead, if there is any. */
  portrait?: Queries.PictureFragment | null | undefined;
  alt: string;
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes: string;
  /** True for a picture of the first screen. */
  eager?: boolean;
}

/**
 * A picture as the build made it. Plain HTML instead of `<GatsbyImage>`, which hides the picture until its script runs and loads
 * a server renderer into the browser.
 */
export function Picture({ image: { src, avif, width, height }, portrait, alt, sizes, eager = false }: PictureProps) {
  return (
    <picture>
      {portrait && (
        <source
          media={narrowerThan(portraitBelow)}
          type="image/avif"
          srcSet={portrait.avif}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img src={src} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  );
}

export const fragment = graphql`
  fragment Picture on Picture {
    src
    avif
    width
    height
  }
`;
