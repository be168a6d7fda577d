import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { screenOnly } from '../../theme/print-styles';
import { durations, media } from '../../theme/tokens';

/** The same façade twice, as a thermal camera sees it: glowing at the left, insulated at the right. */
const drawing = 'url(/infrared-house.svg)';

const cool = keyframes({ from: { opacity: 1 } });

/** Stands in the corner right of the label's short bars, on the level of the second-longest bar's upper edge. */
export const InfraredHouse = styled('div')({
  display: 'none',
  [media.fromTablet]: {
    display: 'block',
    position: 'absolute',
    right: 0,
    bottom: 'calc(2 * var(--row) + var(--gap))',
    height: 'min(4 * (var(--row) + var(--gap)), 240px)',
    aspectRatio: '124 / 230',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `${drawing} 100% / 200% 100%`,
    },
    // How much heat the house loses at the stage that the pointer has reached: none at A.
    '&::after': { backgroundPosition: 0, opacity: 'var(--heat, 0)', transition: 'opacity 300ms' },
  },
  [media.wide]: { right: 'calc(10px - var(--beyond))' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&::after': { animation: `${cool} ${durations.climb}ms linear ${durations.reveal}ms backwards` },
  },
  ...screenOnly,
});
