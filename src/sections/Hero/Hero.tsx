import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../../page/DemoLink';
import { DemoRequestLink } from '../../page/DemoRequestLink';
import { colors, mobileBelow, sizes, space } from '../../theme/tokens';
import { buttonStyles } from '../../ui/button-styles';
import { Flag } from '../../ui/Flag';
import { GradientText } from '../../ui/GradientText';
import { Content } from '../../ui/SectionShell';
import { Display, Lead } from '../../ui/typography';
import { StageLabel } from './StageLabel';

const Root = styled('section')({ paddingBlockStart: 'clamp(2.25rem, 5vw, 5.25rem)', paddingBlockEnd: space.section });

const Columns = styled(Content)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, 0.94fr)',
  gap: space.columns,
  alignItems: 'center',
  '@media (max-width: 1023.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Badge = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 24px',
  paddingBlock: 6,
  paddingInline: '8px 14px',
  border: `1px solid ${colors.line}`,
  borderRadius: 99,
  color: colors.inkSoft,
  fontSize: sizes.caption,
  fontWeight: 600,
});

const Subtitle = styled(Lead)({ maxWidth: '33em', marginTop: 22, color: colors.inkSoft });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  marginTop: 32,
  [`@media (max-width: ${mobileBelow - 0.05}px)`]: { '& > a': { flex: '1 1 100%' } },
});

const TestLive = styled(DemoLink)(buttonStyles.outlined);

const Credibility = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '26px 0 0',
  fontSize: sizes.small,
  fontWeight: 650,
});

/** The first screen: what the product is, both actions, and a case from visit to premium as an energy label. */
export function Hero() {
  const { t } = useTranslation(['hero', 'buttons']);
  return (
    <Root aria-labelledby="hero-title">
      <Columns>
        <div>
          <Badge>
            <Flag />
            {t('hero:badge')}
          </Badge>
          <Display id="hero-title">
            {t('hero:headlineBefore')} <GradientText>{t('hero:headlineGradient')}</GradientText> {t('hero:headlineAfter')}
          </Display>
          <Subtitle>{t('hero:subtitle')}</Subtitle>
          <Actions>
            <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
            <TestLive>{t('buttons:testLive')}</TestLive>
          </Actions>
          <Credibility>
            <CheckMark />
            {t('hero:credibility')}
          </Credibility>
        </div>
        <StageLabel />
      </Columns>
    </Root>
  );
}

function CheckMark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="13" fill={colors.emberButton} />
      <path
        d="M7.500 13.500l4 4 7-8"
        fill="none"
        stroke={colors.paper}
        strokeWidth="2.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
