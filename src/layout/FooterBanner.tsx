import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { DemoRequestLink } from '../page/DemoRequestLink';
import { screenOnly } from '../theme/print-styles';
import { colors, mobileBelow, space } from '../theme/tokens';
import { Lead, SectionTitle } from '../ui/typography';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `32px ${space.columns}`,
  paddingBottom: 56,
  '& > div': { flex: '1 1 30em' },
  [`@media (max-width: ${mobileBelow - 0.05}px)`]: { '& > a': { flex: '1 1 100%' } },
  ...screenOnly,
});

const BannerLead = styled(Lead)({ maxWidth: '36em', marginTop: 16, color: colors.onDeepSoft });

/** The banner at the top of the footer: what to bring, and the way to the demo form. */
export function FooterBanner() {
  const { t } = useTranslation(['footer', 'buttons']);
  return (
    <Root>
      <div>
        <SectionTitle>{t('footer:bannerTitle')}</SectionTitle>
        <BannerLead>{t('footer:bannerLead')}</BannerLead>
      </div>
      <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
    </Root>
  );
}
