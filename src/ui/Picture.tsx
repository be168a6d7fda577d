import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface PictureProps {
  /** What gatsby-plugin-image made of the file at build. */
  image: IGatsbyImageData;
  alt: string;
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes: string;
  /** True for a picture of the first screen. */
  eager?: boolean;
}

/**
 * A picture in every format and width that the build made. Plain HTML instead of `<GatsbyImage>`, which hides the picture until
 * its script runs and loads a server renderer into the browser.
 */
export function Picture({ image, alt, sizes, eager = false }: PictureProps) {
  const { fallback, sources = [] } = image.images;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
