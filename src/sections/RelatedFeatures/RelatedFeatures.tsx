import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  columnGap: 32,
  margin: '40px 0 0',
  padding: 0,
  listStyle: 'none',
});

/** The frame of the related features; the page puts the cards in. */
export function RelatedFeatures({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('features');
  return (
    <SectionShell labelledBy="related-title" tone="wash">
      <SectionHeading id="related-title" title={t('related')} />
      <Grid>{children}</Grid>
    </SectionShell>
  );
}
