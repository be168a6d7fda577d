import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { arrowClip, colors, durations, labelBars, mobileBelow, sizes } from '../../theme/tokens';
import { inOrder } from '../../ui/in-order';

const stages = ['visit', 'quote', 'works', 'photos', 'file', 'signature', 'premium'] as const;

const grow = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

const Figure = styled('figure')({ position: 'relative', margin: 0 });

const Bars = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(6px, 0.7vw, 9px)',
  ...inOrder(stages.length),
  ...Object.fromEntries(
    labelBars.map(({ fill, text }, index) => [`& > :nth-of-type(${index + 1}) > *`, { background: fill, color: text }]),
  ),
});

const Row = styled('li')({
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${grow} ${durations.reveal}ms ease-out backwards`,
    animationDelay: `calc(var(--order) * ${durations.revealStagger}ms)`,
  },
});

const Bar = styled('div')({
  // The shortest bar's share of the width, and what each next one adds.
  width: 'calc(48% + var(--order) * 8%)',
  [`@media (max-width: ${mobileBelow - 0.05}px)`]: { width: 'calc(60% + var(--order) * 6.4%)' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 'clamp(40px, 3.6vw, 52px)',
  paddingInline: '18px 36px',
  borderRadius: '8px 0 0 8px',
  clipPath: arrowClip('24px'),
  fontSize: sizes.small,
  fontWeight: 700,
  lineHeight: 1.2,
  forcedColorAdjust: 'none',
});

const Letter = styled('span')({ fontStretch: '115%', fontSize: sizes.lead, fontWeight: 800 });

const ScaleTag = styled('span')({
  position: 'absolute',
  top: 0,
  right: 0,
  paddingBlock: 'clamp(7px, 0.8vw, 11px)',
  paddingInline: '34px 18px',
  background: colors.ink,
  color: colors.paper,
  clipPath: 'polygon(22px 0, 100% 0, 100% 100%, 22px 100%, 0 50%)',
  fontSize: sizes.lead,
  fontStretch: '115%',
  fontWeight: 800,
  lineHeight: 1.3,
});

/** The seven stages of a case as the bars of an energy label, from the technical visit to the premium. */
export function StageLabel() {
  const { t } = useTranslation('hero');
  return (
    <Figure role="group" aria-label={t('scaleLabel')}>
      <Bars>
        {stages.map((stage, index) => (
          <Row key={stage}>
            <Bar>
              {t(`stages.${stage}`)}
              <Letter aria-hidden="true">{String.fromCharCode('A'.charCodeAt(0) + index)}</Letter>
            </Bar>
          </Row>
        ))}
      </Bars>
      <ScaleTag aria-hidden="true">{t('scaleTag')}</ScaleTag>
    </Figure>
  );
}
