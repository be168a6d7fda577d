import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../ui/button-styles';
import { ExternalLink } from '../ui/ExternalLink';
import { useSite } from './SiteProvider';

const Root = styled(ExternalLink)(buttonStyles.primary);

/** The call to action: the external demo-request form, in a new tab. */
export function DemoRequestLink({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation('buttons');
  const { site } = useSite();
  return (
    <Root href={site.contact.demoFormUrl} newTabHint={t('newTab')} {...(className && { className })}>
      {children}
    </Root>
  );
}
