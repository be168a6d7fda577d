import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { writeNumber } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { colors } from '../../theme/tokens';

/** The scale of ratings (docs/product.md, Testimonials). */
const maximum = 5;

/** Width and height of one star, in the units of the drawing. */
const starSize = 20;

/** Width of one star with the gap after it. */
const pitch = 24;

const rowWidth = maximum * pitch - (pitch - starSize);

/** A star, from its upper tip. */
const star = 'l2.9 6.6 7.1.7-5.4 4.8 1.6 7.1-6.2-3.7-6.2 3.7 1.6-7.1-5.4-4.8 7.1-.7z';

/** All stars as one path: each element of a page costs bytes and time. */
const stars = Array.from({ length: maximum }, (_, index) => `M${index * pitch + starSize / 2} 0${star}`).join('');

/** A rating in stars, to the tenth. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('clientReviews');
  const { notation } = useLanguage();
  const figure = writeNumber(rating, notation);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
      role="img"
      aria-label={t('rating', { rating: figure, max: maximum })}
    >
      <svg width={rowWidth} height={starSize} viewBox={`0 0 ${rowWidth} ${starSize}`} aria-hidden="true">
        <path d={stars} fill={colors.line} />
        {/* A drawing within a drawing cuts off what is wider than itself. */}
        <svg width={filledWidth(rating)} height={starSize} aria-hidden="true">
          <path d={stars} fill={colors.ember[1]} />
        </svg>
      </svg>
      <span aria-hidden="true">{`${figure}/${maximum}`}</span>
    </Stack>
  );
}

/** Width of the row that a rating fills, in the units of the drawing; the gaps between stars count for nothing. */
export function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  // After the last star there is no gap.
  return Math.min(rowWidth, whole * pitch + (rating - whole) * starSize);
}
