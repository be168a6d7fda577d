import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { breakpoints, largeLetters } from '../../theme/breakpoints';
import { arrowClip, colors, durations, labelBars, pointerClip, sizes, withMouse } from '../../theme/tokens';
import { childOrder } from '../../ui/child-order';
import { heatOfStages, InfraredHouse } from '../../ui/InfraredHouse';

/** In the order of time: a case starts at G, at the foot of the label, and climbs to A. */
const stages = ['visit', 'quote', 'works', 'photos', 'file', 'signature', 'premium'] as const;

const steps = stages.length - 1;

const inMotion = '@media (prefers-reduced-motion: no-preference)';

/** Between the tip of a bar and the pointer behind it, in pixels. */
const behindTip = 8;

const grow = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

const Figure = styled('figure')({
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
});

const Caption = styled('figcaption')({
  marginBottom: 12,
  color: colors.inkSoft,
  fontSize: sizes.caption,
  lineHeight: 1.4,
  // In two lines, beside the upper half of the house.
  [breakpoints.down('md')]: { maxWidth: 'calc(100% - 96px)', minHeight: '2lh', marginBottom: 6 },
});

const climb = keyframes({
  from: { transform: `translate(calc(${steps} * var(--more)), calc(${steps} * (100% + var(--gap))))` },
});

/** It has no word before it has arrived. */
const blank = keyframes({ 'from, to': { color: colors.ink } });

/** Hovering over a stage shows the house at that stage. */
const Label = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  [withMouse]: Object.fromEntries(
    heatOfStages.map((heat, stage) => [`&:has(> ol > li:nth-of-type(${stage + 1}):hover)`, heat]),
  ),
});

const Bars = styled('ol')({
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
});

const Row = styled('li')({
  [inMotion]: {
    animation: `${grow} ${durations.reveal}ms ease-out backwards`,
    animationDelay: `calc(var(--order) * ${durations.revealStagger}ms)`,
  },
});

/** A stage and its letter. */
const Bar = styled('div')({
  width: `calc(var(--shortest) + (${steps} - var(--order)) * var(--more))`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 'var(--row)',
  paddingInline: '18px calc(var(--tip) + 12px)',
  clipPath: arrowClip('var(--tip)'),
  fontSize: sizes.body,
  fontWeight: 700,
  lineHeight: 1.2,
  forcedColorAdjust: 'none',
  [breakpoints.down('md')]: { gap: 4, paddingInline: '10px calc(var(--tip) + 6px)', fontSize: sizes.caption },
  '& > span': { fontStretch: '115%', fontSize: '1.25em', fontWeight: 800 },
});

/** The black pointer. It climbs from G to A once, behind the tips of the bars. */
const Pointer = styled('span')({
  position: 'absolute',
  top: 0,
  left: `calc(var(--shortest) + ${behindTip}px)`,
  display: 'grid',
  alignItems: 'center',
  height: 'var(--row)',
  paddingInline: 'calc(var(--tip) + 8px) 14px',
  background: colors.ink,
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
});

/** On phones, it stands beside the short bars, on the bar below them. */
const House = styled(InfraredHouse)({
  [breakpoints.only('lg')]: { height: '76%' },
  [breakpoints.down('md')]: {
    height: 150,
    bottom: 'calc(3 * (var(--row) + var(--gap)))',
  },
  [largeLetters]: { display: 'none' },
});

/** The seven stages of a case as an energy label: from the technical visit, at G, up to the premium, at A. */
export function StageLabel() {
  const { t } = useTranslation('hero');
  return (
    <Figure aria-labelledby="scale-label">
      <Caption id="scale-label">{t('scaleLabel')}</Caption>
      <Label>
        <Bars>
          {stages.map((stage, index) => (
            <Row key={stage}>
              <Bar>
                {t(`stages.${stage}`)}
                <span aria-hidden="true">{labelBars[steps - index]?.letter}</span>
              </Bar>
            </Row>
          ))}
        </Bars>
        <Pointer aria-hidden="true">{t('scaleTag')}</Pointer>
        <House />
      </Label>
    </Figure>
  );
}
