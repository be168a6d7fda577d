import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { screenOnly } from '../theme/print-styles';
import { colors } from '../theme/tokens';
import { ContactLinks } from './ContactLinks';
import { DemoLink } from './DemoLink';
import { DemoRequestLink } from './DemoRequestLink';

/** The footer's call to action: the video, the demo form, and how to reach the team. */
export function FooterCall() {
  const { t } = useTranslation(['footer', 'buttons']);
  return (
    <Grid
      container
      columnSpacing={3}
      rowSpacing={3.25}
      sx={{ py: { xs: 2.5, md: 7 }, borderTop: `1px solid ${colors.lineOnDeep}` }}
    >
      <Grid size={{ xs: 12, md: 6, lg: 7 }} sx={screenOnly}>
        <Typography variant="title">{t('footer:callTitle')}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.75, mt: 2.5 }}>
          <DemoLink variant="outlined">{t('buttons:watchVideo')}</DemoLink>
          <DemoRequestLink variant="outlined">{t('buttons:requestDemo')}</DemoRequestLink>
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 6, lg: 5 }}>
        <Typography component="h3" sx={{ mb: 0.5, fontWeight: 700 }}>
          {t('footer:contact')}
        </Typography>
        <ContactLinks />
      </Grid>
    </Grid>
  );
}
