import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { screenOnly } from '../theme/print-styles';
import { colors, sizes } from '../theme/tokens';
import { InfraredHouse } from '../ui/InfraredHouse';
import { DemoRequestLink } from './DemoRequestLink';

/** The banner at the top of the footer: what to bring, the way to the demo form, and once more the house, now that it is warm. */
export function FooterBanner() {
  const { t } = useTranslation(['footer', 'buttons']);
  return (
    <Grid
      container
      columnSpacing={3}
      rowSpacing={2.5}
      sx={{ position: 'relative', alignItems: 'end', pb: { xs: 3, md: 7 }, ...screenOnly }}
    >
      <Grid size={{ xs: 12, md: 9, lg: 7 }}>
        <Typography variant="section" sx={{ fontSize: { xs: sizes.title, md: sizes.section } }}>
          {t('footer:bannerTitle')}
        </Typography>
        <Typography variant="lead" sx={{ maxWidth: '36em', mt: 2, color: colors.onDeepSoft, textWrap: 'balance' }}>
          {t('footer:bannerLead')}
        </Typography>
      </Grid>
      <Grid size={{ xs: 12, lg: 5 }} sx={{ '& > a': { width: { xs: '100%', md: 'auto' }, justifyContent: 'start' } }}>
        <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
      </Grid>
      <InfraredHouse sx={{ display: { xs: 'none', md: 'block' } }} />
    </Grid>
  );
}
