import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { stages } from '../../content/stages';
import { breakpoints, largeLetters } from '../../theme/breakpoints';
import { arrowClip, colors, durations, labelBars, pointerClip, sizes, withMouse } from '../../theme/tokens';
import { childOrder } from '../../ui/child-order';
import { heatOfStages, InfraredHouse } from '../../ui/InfraredHouse';

const steps = stages.length - 1;

const inMotion = '@media (prefers-reduced-motion: no-preference)';

const grow = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

const climb = keyframes({
  from: { transform: `translate(calc(${steps} * var(--more)), calc(${steps} * (100% + var(--gap))))` },
});

/** It has no word before it has arrived. */
const blank = keyframes({ 'from, to': { color: colors.ink } });

/** The bars, each with its letter. */
const bars = {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 'var(--gap)',
  ...childOrder(stages.length),
  ...Object.fromEntries(
    labelBars.map(({ fill, text }, index) => [
      `& > :nth-of-type(${stages.length - index}) > *`,
      { background: fill, color: text },
    ]),
  ),
  '& > li': {
    [inMotion]: {
      animation: `${grow} ${durations.reveal}ms ease-out backwards`,
      animationDelay: `calc(var(--order) * ${durations.revealStagger}ms)`,
    },
  },
  '& > li > div': {
    width: `calc(var(--shortest) + (${steps} - var(--order)) * var(--more))`,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    minHeight: 'var(--row)',
    paddingInline: '18px calc(var(--tip) + 12px)',
    clipPath: arrowClip('var(--tip)'),
    fontWeight: 700,
    lineHeight: 1.2,
    forcedColorAdjust: 'none',
    [breakpoints.down('md')]: { gap: 0.5, paddingInline: '10px calc(var(--tip) + 6px)', fontSize: sizes.caption },
  },
  '& span': { fontStretch: '115%', fontSize: '1.25em', fontWeight: 800 },
};

/** The black pointer. It climbs from G to A once, behind the tips of the bars. */
const pointer = {
  position: 'absolute',
  top: 0,
  left: 'calc(var(--shortest) + 8px)',
  display: 'grid',
  alignItems: 'center',
  height: 'var(--row)',
  paddingInline: 'calc(var(--tip) + 8px) 14px',
  bgcolor: colors.ink,
  color: colors.paper,
  clipPath: pointerClip('var(--tip)'),
  fontSize: sizes.lead,
  fontStretch: '115%',
  fontWeight: 800,
  lineHeight: 1,
  [breakpoints.down('md')]: { fontSize: sizes.caption },
  [inMotion]: {
    animation: [climb, blank]
      .map((movement) => `${movement} ${durations.climb}ms steps(${steps}) ${durations.reveal}ms backwards`)
      .join(),
  },
};

/** The sizes of its parts. Hovering over a stage shows the house at that stage. */
const Label = styled('figure')({
  // The columns that the words leave, or all of them.
  gridColumn: '1 / -1',
  [breakpoints.up('lg')]: { gridColumn: 'auto / span 6' },
  [breakpoints.up('xl')]: { gridColumn: 'auto / span 7' },
  '--row': 'clamp(2.25rem, min(3.6vw, 6vh), 3.25rem)',
  '--gap': '7px',
  '--tip': 'calc(var(--row) / 2)',
  // The shortest bar's share of the width, and what each next one adds: the rest is the house's.
  '--shortest': '33.3cqi',
  '--more': '4.1cqi',
  [breakpoints.only('lg')]: { '--shortest': '43cqi', '--more': '3cqi' },
  [breakpoints.down('md')]: { '--row': '1.5rem', '--gap': '3px', '--shortest': '49cqi', '--more': '6.5cqi' },
  [largeLetters]: { '--shortest': '62cqi', '--more': '6.3cqi' },
  [breakpoints.up('xxl')]: { '--row': 'clamp(2.25rem, 6.6vh, 4rem)' },
  '& > div': {
    position: 'relative',
    containerType: 'inline-size',
    [withMouse]: Object.fromEntries(
      heatOfStages.map((heat, stage) => [`&:has(> ol > li:nth-of-type(${stage + 1}):hover)`, heat]),
    ),
  },
});

/** On phones in two lines, beside the upper half of the house. */
const caption = {
  mb: 1.5,
  [breakpoints.down('md')]: { maxWidth: 'calc(100% - 96px)', minHeight: '2lh', mb: 0.75 },
};

/** On phones, it stands beside the short bars, on the bar below them. */
const house = {
  [breakpoints.only('lg')]: { height: '76%' },
  [breakpoints.down('md')]: { height: 150, bottom: 'calc(3 * (var(--row) + var(--gap)))' },
  [largeLetters]: { display: 'none' },
};

/** The seven stages of a case as an energy label: from the technical visit, at G, up to the premium, at A. */
export function StageLabel() {
  const { t } = useTranslation('hero');
  return (
    <Label aria-labelledby="scale-label">
      <Typography variant="caption" component="figcaption" id="scale-label" color="textSecondary" sx={caption}>
        {t('scaleLabel')}
      </Typography>
      <div>
        <Box component="ol" sx={bars}>
          {stages.map((stage, index) => (
            <li key={stage}>
              <div>
                {t(`stages.${stage}`)}
                <span aria-hidden="true">{labelBars[steps - index]?.letter}</span>
              </div>
            </li>
          ))}
        </Box>
        <Box component="span" aria-hidden="true" sx={pointer}>
          {t('scaleTag')}
        </Box>
        <InfraredHouse sx={house} />
      </div>
    </Label>
  );
}
