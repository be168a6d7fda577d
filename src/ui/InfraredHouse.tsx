import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { screenOnly } from '../theme/print-styles';
import { durations, labelBars } from '../theme/tokens';

const cool = keyframes({ from: { opacity: 1 } });

/**
 * The same façade twice, as a thermal image: glowing with dark windows on the left, insulated and lit on the right. It has a column of
 * its own at the right of what is around it, and stands on its baseline. Around it is the heat that it loses (`--heat`, from 0 to 1).
 */
export const InfraredHouse = styled('div')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  height: '88%',
  aspectRatio: '124 / 230',
  // The ground that it stands on.
  borderBottom: '2px solid',
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
  ...screenOnly,
});

/**
 * The heat of each stage, for the label around the house: at the worst one, all of it, at A none.
 * @returns a custom property for each bar of the label, from the worst one to A
 */
export const heatOfStages = labelBars.map((_, stage) => ({ '--heat': 1 - stage / (labelBars.length - 1) }));
