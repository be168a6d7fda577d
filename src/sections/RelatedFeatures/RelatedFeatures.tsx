import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { media } from '../../theme/tokens';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.625rem), 1fr))',
  columnGap: 32,
  marginTop: 40,
  // The line above the cards goes on to the frame's.
  [media.wide]: { marginInlineEnd: 'calc(-1 * var(--beyond))' },
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
