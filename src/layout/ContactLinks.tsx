import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { sizes, touchTarget } from '../theme/tokens';
import { useSite } from './SiteProvider';

/** Keeps a phone number on one line. */
const noBreakSpace = '\u00a0';

/** `<address>` must not contain a heading. */
const Root = styled('address')({
  display: 'grid',
  gap: 4,
  fontStyle: 'normal',
  '& a': { ...touchTarget, fontSize: sizes.lead, fontWeight: 700 },
});

/** How to reach the team: phone and e-mail. */
export function ContactLinks({ className }: { className?: string }) {
  const { t } = useTranslation('footer');
  const { phone, email } = useSite().site.contact;
  return (
    <Root className={className}>
      <span>
        <a href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`${t('phone')} ${phone}`}>
          {phone.replaceAll(' ', noBreakSpace)}
        </a>
      </span>
      <span>
        <a href={`mailto:${email}`} aria-label={`${t('email')} ${email}`}>
          {email}
        </a>
      </span>
    </Root>
  );
}
