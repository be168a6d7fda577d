import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { screenOnly } from '../theme/print-styles';
import { colors, sizes } from '../theme/tokens';
import { InfraredHouse } from '../ui/InfraredHouse';
import { DemoRequestLink } from './DemoRequestLink';
import { footerRow } from './footer-row';

/** The banner at the top of the footer: what to bring, the way to the demo form, and once more the house, now that it is warm. */
export function FooterBanner() {
  const { t } = useTranslation(['footer', 'buttons']);
  return (
    <Box sx={{ ...footerRow, position: 'relative', alignItems: 'end', rowGap: 2.5, pb: { xs: 3, md: 7 }, ...screenOnly }}>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'span 9', lg: 'span 7' } }}>
        <Typography variant="section" sx={{ fontSize: { xs: sizes.title, md: sizes.section } }}>
          {t('footer:bannerTitle')}
        </Typography>
        <Typography variant="lead" sx={{ maxWidth: '36em', mt: 2, color: colors.onDeepSoft, textWrap: 'balance' }}>
          {t('footer:bannerLead')}
        </Typography>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', lg: 'span 5' },
          '& > a': { width: { xs: '100%', md: 'auto' }, justifyContent: 'start' },
        }}
      >
        <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
      </Box>
      <InfraredHouse sx={{ display: { xs: 'none', md: 'block' } }} />
    </Box>
  );
}
