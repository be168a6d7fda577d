import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { screenOnly } from '../theme/print-styles';
import { colors } from '../theme/tokens';
import { ContactLinks } from './ContactLinks';
import { DemoLink } from './DemoLink';
import { DemoRequestLink } from './DemoRequestLink';
import { footerPart, footerRow } from './footer-row';

/** The footer's call to action: the video, the demo form, and how to reach the team. */
export function FooterCall() {
  const { t } = useTranslation(['footer', 'buttons']);
  return (
    <Box sx={{ ...footerRow, rowGap: 3.25, py: { xs: 2.5, md: 7 }, borderTop: `1px solid ${colors.lineOnDeep}` }}>
      <Box sx={{ ...footerPart(7), ...screenOnly }}>
        <Typography variant="title">{t('footer:callTitle')}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.75, mt: 2.5 }}>
          <DemoLink variant="outlined">{t('buttons:watchVideo')}</DemoLink>
          <DemoRequestLink variant="outlined">{t('buttons:requestDemo')}</DemoRequestLink>
        </Stack>
      </Box>
      <Box sx={footerPart(5)}>
        <Typography component="h3" sx={{ mb: 0.5, fontWeight: 700 }}>
          {t('footer:contact')}
        </Typography>
        <ContactLinks />
      </Box>
    </Box>
  );
}
