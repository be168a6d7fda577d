import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../theme/breakpoints';
import { screenOnly } from '../theme/print-styles';
import { colors } from '../theme/tokens';
import { ContactLinks } from './ContactLinks';
import { DemoLink } from './DemoLink';
import { DemoRequestLink } from './DemoRequestLink';
import { footerColumns } from './footer-columns';

const Root = styled('div')({
  display: 'grid',
  ...footerColumns,
  paddingBlock: 56,
  borderTop: `1px solid ${colors.lineOnDeep}`,
  [breakpoints.up('lg')]: { '& > :first-of-type': { gridColumn: 'span 2' } },
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 26,
    paddingBlock: 20,
  },
});

const Call = styled('div')(screenOnly);

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  marginTop: 20,
});

const Contact = styled('div')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
});

/** The footer's call to action: the video, the demo form, and how to reach the team. */
export function FooterCall() {
  const { t } = useTranslation(['footer', 'buttons']);
  return (
    <Root>
      <Call>
        <Typography variant="title">{t('footer:callTitle')}</Typography>
        <Actions>
          <DemoLink variant="outlined">{t('buttons:watchVideo')}</DemoLink>
          <DemoRequestLink variant="outlined">{t('buttons:requestDemo')}</DemoRequestLink>
        </Actions>
      </Call>
      <Contact>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {t('footer:contact')}
        </Typography>
        <ContactLinks />
      </Contact>
    </Root>
  );
}
