import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { writeNumber } from '../../content/notation';
import { useLanguage } from '../../page/LanguageProvider';
import { colors } from '../../theme/tokens';

/** The scale of ratings (section 9 of the specification). */
const maximum = 5;

/** Width and height of one star, in the units of the drawing. */
const starSize = 20;

/** Width of one star with the gap after it. */
const pitch = 24;

const rowWidth = maximum * pitch - (pitch - starSize);

const star = 'M10 0l2.900 6.600 7.100.700-5.400 4.800 1.600 7.100L10 15.500l-6.200 3.700 1.600-7.100L0 7.300l7.100-.700z';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

/** A rating in stars, to the tenth. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('clientReviews');
  const { notation } = useLanguage();
  const figure = writeNumber(rating, notation);
  return (
    <Root role="img" aria-label={t('rating', { rating: figure, max: maximum })}>
      <svg width={rowWidth} height={starSize} viewBox={`0 0 ${rowWidth} ${starSize}`} aria-hidden="true">
        <StarRow color={colors.line} />
        {/* A drawing within a drawing cuts off what is wider than itself. */}
        <svg width={filledWidth(rating)} height={starSize} aria-hidden="true">
          <StarRow color={colors.ember[1]} />
        </svg>
      </svg>
      <span aria-hidden="true">
        {figure}/{maximum}
      </span>
    </Root>
  );
}

function StarRow({ color }: { color: string }) {
  return Array.from({ length: maximum }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stars are a fixed row
    <path key={index} d={star} fill={color} transform={`translate(${index * pitch} 0)`} />
  ));
}

/** Width of the row that a rating fills, in the units of the drawing; the gaps between stars count for nothing. */
export function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  // After the last star there is no gap.
  return Math.min(rowWidth, whole * pitch + (rating - whole) * starSize);
}
