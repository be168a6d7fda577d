import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../page/DemoLink';
import { DemoRequestLink } from '../page/DemoRequestLink';
import { useSite } from '../page/SiteProvider';
import { screenOnly } from '../theme/print-styles';
import { colors, media, sizes, touchTarget } from '../theme/tokens';
import { footerColumns } from './footer-columns';

/** Keeps a phone number on one line. */
const noBreakSpace = '\u00a0';

const Root = styled('div')({
  display: 'grid',
  ...footerColumns,
  paddingBlock: 56,
  borderTop: `1px solid ${colors.lineOnDeep}`,
  [media.desktop]: { '& > :first-of-type': { gridColumn: 'span 2' } },
  [media.mobile]: {
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
  // The heading is outside, because <address> must not contain one.
  '& > address': { display: 'grid', gap: 4, fontStyle: 'normal' },
  '& a': {
    ...touchTarget,
    fontSize: sizes.lead,
    fontWeight: 700,
    textUnderlineOffset: '0.25em',
  },
});

/** The footer's call to action: the video, the demo form, and how to reach the team. */
export function FooterCall() {
  const { t } = useTranslation(['footer', 'buttons']);
  const { phone, email } = useSite().site.contact;
  return (
    <Root>
      <Call>
        <Typography variant="title">{t('footer:callTitle')}</Typography>
        <Actions>
          <DemoLink variant="outlinedOnDeep">{t('buttons:watchVideo')}</DemoLink>
          <DemoRequestLink variant="outlinedOnDeep">{t('buttons:freeTrial')}</DemoRequestLink>
        </Actions>
      </Call>
      <Contact>
        <Typography variant="small" component="h3" sx={{ fontWeight: 700 }}>
          {t('footer:contact')}
        </Typography>
        <address>
          <span>
            <a href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`${t('footer:phone')} ${phone}`}>
              {phone.replaceAll(' ', noBreakSpace)}
            </a>
          </span>
          <span>
            <a href={`mailto:${email}`} aria-label={`${t('footer:email')} ${email}`}>
              {email}
            </a>
          </span>
        </address>
      </Contact>
    </Root>
  );
}
