import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { breakpoints } from '../theme/breakpoints';
import { screenOnly } from '../theme/print-styles';
import { colors, durations, labelBars } from '../theme/tokens';

const cool = keyframes({ from: { opacity: 1 } });

/** Space above the house, in pixels. */
const air = 10;

/**
 * The same façade twice, as a thermal image: glowing on the left, insulated on the right. It stands to the right of the short bars
 * of an energy label, above the second-longest bar. The label gives the height of its rows (`--row`), the gap between them (`--gap`)
 * and the heat that the house loses (`--heat`, from 0 to 1).
 */
export const InfraredHouse = styled('div')({
  display: 'none',
  [breakpoints.up('md')]: {
    display: 'block',
    position: 'absolute',
    right: 0,
    bottom: 'calc(2 * (var(--row) + var(--gap)))',
    height: `min(4 * (var(--row) + var(--gap)) - ${air}px, 204px)`,
    aspectRatio: '124 / 230',
    // The ground that it stands on.
    borderBottom: `2px solid ${colors.ink}`,
  },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'url(/infrared-house.svg) 100% / 200% 100%',
  },
  '&::after': { backgroundPosition: 0, opacity: 'var(--heat, 0)', transition: `opacity ${durations.reveal}ms` },
  '@media (prefers-reduced-motion: no-preference)': {
    '&::after': { animation: `${cool} ${durations.climb}ms linear ${durations.reveal}ms backwards` },
  },
  // It grows with the room between the bars and the frame.
  [breakpoints.up('xxl')]: { height: 'clamp(204px, 204px + (100vw - 1600px) * 0.22, 270px)' },
  ...screenOnly,
});

/**
 * The heat of each stage, for the label around the house: at the worst one, all of it, at A none.
 * @returns a custom property for each bar of the label, from the worst one to A
 */
export const heatOfStages = labelBars.map((_, stage) => ({ '--heat': 1 - stage / (labelBars.length - 1) }));
