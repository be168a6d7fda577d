import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { screenOnly } from '../../theme/print-styles';
import { colors, media, radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';

/** On the sheet, the whole picture is enough. */
const Mat = styled('div')({
  containerType: 'size',
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  padding: 20,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  background: colors.pale,
  [media.belowDesktop]: { padding: 12 },
  // Both columns, though one is wider, as high.
  [media.full]: { aspectRatio: 'auto', height: 'clamp(264px, 17vw, 300px)' },
  // As high as the piece.
  [media.mobile]: { containerType: 'inline-size', aspectRatio: 'auto', padding: 0, border: 0, background: 'none' },
  ...screenOnly,
});

const Window = styled('div')({
  overflow: 'hidden',
  // Without a mat, it has its line.
  [media.mobile]: { border: `1px solid ${colors.line}`, borderRadius: radius },
  '& img': { display: 'block', maxWidth: 'none' },
});

/** Width of the picture at the largest scale, in pixels: the letters of its pieces are hardly larger than those of the page. */
const largest = 1120;

interface PicturePieceProps {
  image: Queries.PictureFragment;
  /** In per cent of the picture. */
  piece: { left: number; top: number; width: number; height: number };
}

/** A piece of a picture that is on the page as a whole, as large as fits on its mat; screen readers pass over it. */
export function PicturePiece({ image, piece: { left, top, width, height } }: PicturePieceProps) {
  const share = width / 100;
  const shape = (width * image.width) / (height * image.height);
  return (
    <Mat>
      <Window
        sx={{
          width: `min(100cqw, 100cqh * ${shape.toFixed(3)}, ${Math.round(share * largest)}px)`,
          aspectRatio: shape.toFixed(3),
          '& img': { width: `${100 / share}%`, translate: `${-left}% ${-top}%` },
        }}
      >
        <Picture image={image} alt="" sizes={`min(${largest}px, ${Math.round(90 / share)}vw)`} />
      </Window>
    </Mat>
  );
}

export const fragment = graphql`
  fragment PicturePieces on FeatureTextImage {
    pieces {
      left
      top
      width
      height
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
