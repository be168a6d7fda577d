import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { decorationClasses } from '../../theme/decoration-classes';
import { colors, durations, labelBars, media, sizes } from '../../theme/tokens';
import { childOrder } from '../../ui/child-order';

/** In the order of time: a case starts at G, at the foot of the label, and climbs to A. */
const stages = ['visit', 'quote', 'works', 'photos', 'file', 'signature', 'premium'] as const;

const steps = stages.length - 1;

const grow = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

const Figure = styled('figure')({
  '--row': 'clamp(2.25rem, min(3.6vw, 6vh), 3.25rem)',
  '--gap': '7px',
  '--tip': 'calc(var(--row) / 2)',
  // The shortest bar's share of the width, and what each next one adds.
  '--shortest': '43%',
  '--more': '8.6%',
  [media.mobile]: { '--row': '1.5rem', '--gap': '3px', '--shortest': '49%', '--more': '7.9%' },
  [media.largeLetters]: { '--shortest': '62%', '--more': '6.3%' },
  [media.wide]: {
    '--row': 'clamp(2.25rem, 6.6vh, 4rem)',
    // The longest bar ends at the frame's inner line.
    '--more': `calc((100% - var(--shortest) + var(--beyond)) / ${steps})`,
  },
});

const Caption = styled('figcaption')({
  marginBottom: 12,
  color: colors.inkSoft,
  fontSize: sizes.caption,
  lineHeight: 1.4,
  [media.mobile]: { marginBottom: 6 },
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
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${grow} ${durations.reveal}ms ease-out backwards`,
    animationDelay: `calc(var(--order) * ${durations.revealStagger}ms)`,
  },
});

/** The seven stages of a case as an energy label: from the technical visit, at G, up to the premium, at A. */
export function StageLabel() {
  const { t } = useTranslation('hero');
  return (
    <Figure aria-labelledby="scale-label">
      <Caption id="scale-label">{t('scaleLabel')}</Caption>
      <div className={decorationClasses.label}>
        <Bars>
          {stages.map((stage, index) => (
            <Row key={stage}>
              <div>
                {t(`stages.${stage}`)}
                <span aria-hidden="true">{labelBars[steps - index]?.letter}</span>
              </div>
            </Row>
          ))}
        </Bars>
        <div className={decorationClasses.house} />
        <span aria-hidden="true">{t('scaleTag')}</span>
      </div>
    </Figure>
  );
}
