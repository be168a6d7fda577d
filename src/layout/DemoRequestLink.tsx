import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../ui/ExternalLink';
import { useSite } from './SiteProvider';

/** The call to action: the external demo-request form, in a new tab. */
export function DemoRequestLink(props: Pick<ButtonProps, 'children' | 'className' | 'sx' | 'variant'>) {
  const { t } = useTranslation('buttons');
  const { site } = useSite();
  return <Button component={ExternalLink} href={site.contact.demoFormUrl} newTabHint={t('newTab')} {...props} />;
}
