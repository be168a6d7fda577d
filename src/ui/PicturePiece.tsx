import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { screenOnly } from '../theme/print-styles';
import { colors, radius } from '../theme/tokens';
import { Picture } from './Picture';

/** Width by height. */
const shape = 16 / 7;

/** How much of the picture's width is in the piece. */
const share = 0.5;

const Window = styled('div')({
  aspectRatio: shape,
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  '& img': { display: 'block', width: `${100 / share}%`, maxWidth: 'none' },
  // On the sheet, the whole picture is enough.
  ...screenOnly,
});

interface PicturePieceProps {
  image: Queries.PictureFragment;
  /** Where the piece is, in per cent of the room that it leaves free: 0 is the left or upper edge, 100 the right or lower one. */
  place: { left: number; top: number };
  /** The display width of the whole picture behind it, as in `<img sizes>`. */
  sizes: string;
}

/** An enlarged piece of a picture that is on the page as a whole; screen readers pass over it. */
export function PicturePiece({ image, place, sizes }: PicturePieceProps) {
  const height = (share * image.width) / image.height / shape;
  const translate = `${-place.left * (1 - share)}% ${-place.top * (1 - height)}%`;
  return (
    <Window sx={{ '& img': { translate } }}>
      <Picture image={image} alt="" sizes={sizes} />
    </Window>
  );
}

export const fragment = graphql`
  fragment PicturePieces on FeatureTextImage {
    pieces {
      left
      top
    }
    src {
      childImageSharp {
        picture(width: 1200, breakpoints: [640, 960, 1200, 1600]) {
          ...Picture
        }
      }
    }
  }
`;
