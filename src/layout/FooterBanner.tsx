import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../theme/breakpoints';
import { screenOnly } from '../theme/print-styles';
import { colors, sizes } from '../theme/tokens';
import { DemoRequestLink } from './DemoRequestLink';
import { footerColumns, footerHalves } from './footer-columns';

const Root = styled('div')({
  display: 'grid',
  ...footerColumns,
  alignItems: 'end',
  justifyItems: 'start',
  paddingBottom: 56,
  [breakpoints.up('lg')]: { '& > div': { gridColumn: 'span 2' } },
  [breakpoints.only('md')]: { ...footerHalves, '& > div': { gridColumn: '1 / -1' } },
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    paddingBottom: 24,
    '& h2': { fontSize: sizes.title },
    '& > a': { justifySelf: 'stretch', justifyContent: 'start' },
  },
  ...screenOnly,
});

/** The banner at the top of the footer: what to bring, and the way to the demo form. */
export function FooterBanner() {
  const { t } = useTranslation(['footer', 'buttons']);
  return (
    <Root>
      <div>
        <Typography variant="section">{t('footer:bannerTitle')}</Typography>
        <Typography variant="lead" sx={{ maxWidth: '36em', mt: '16px', color: colors.onDeepSoft, textWrap: 'balance' }}>
          {t('footer:bannerLead')}
        </Typography>
      </div>
      <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
    </Root>
  );
}
