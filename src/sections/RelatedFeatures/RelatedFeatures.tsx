import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

/** The frame of the related features; the page puts the cards in. */
export function RelatedFeatures({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('features');
  return (
    <SectionShell labelledBy="related-title" tone="wash">
      <SectionHeading id="related-title" title={t('related')} />
      {children}
    </SectionShell>
  );
}
