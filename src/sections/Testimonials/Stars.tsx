import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../content/format';
import { useLanguage } from '../../page/LanguageProvider';
import { colors } from '../../theme/tokens';

/** The scale of ratings (section 9 of the specification). */
const maximum = 5;

/** Width of one star with the gap after it, in the units of the drawing. */
const pitch = 24;

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
  const { language } = useLanguage();
  const figure = formatNumber(rating, language);
  return (
    <Root role="img" aria-label={t('rating', { rating: figure, max: maximum })}>
      <span aria-hidden="true" style={{ position: 'relative', display: 'block' }}>
        <StarRow color={colors.line} />
        <span style={{ position: 'absolute', inset: 0, overflow: 'hidden', width: `${filledWidth(rating)}%` }}>
          <StarRow color={colors.ember[1]} />
        </span>
      </span>
      <span aria-hidden="true">{figure}</span>
    </Root>
  );
}

function StarRow({ color }: { color: string }) {
  const width = maximum * pitch - 4;
  return (
    <svg
      width={width}
      height="20"
      viewBox={`0 0 ${width} 20`}
      style={{ display: 'block', maxWidth: 'none' }}
      aria-hidden="true"
    >
      {Array.from({ length: maximum }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are a fixed row
        <path key={index} d={star} fill={color} transform={`translate(${index * pitch} 0)`} />
      ))}
    </svg>
  );
}

/** Per cent of the row's width that a rating fills; the gaps between stars count for nothing. */
export function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  // After the last star there is no gap.
  return Math.min(100, ((whole * pitch + (rating - whole) * 20) / (maximum * pitch - 4)) * 100);
}
