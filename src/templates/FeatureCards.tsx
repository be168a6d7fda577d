import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../page/SiteProvider';
import { elementId } from '../routing/anchors';
import { FeatureCard, FeatureGrid } from '../sections/FeatureCard/FeatureCard';
import { media, sizes } from '../theme/tokens';
import { BackLink } from '../ui/BackLink';
import { SectionShell } from '../ui/SectionShell';

type Feature = ComponentProps<typeof FeatureCard>['feature'] & { listId: string };

/** The content of the list of features. */
export function FeatureCards({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation(['features', 'buttons']);
  const { paths } = useSite();
  return (
    <SectionShell labelledBy="list-title">
      <BackLink to={paths.landingPath}>{t('buttons:backToHome')}</BackLink>
      {/* On phones, its longest word has a line with the article before it. */}
      <Typography variant="display" id="list-title" sx={{ maxWidth: '14em', [media.phone]: { fontSize: sizes.section } }}>
        {t('features:listTitle')}
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '38em', mt: '20px', textWrap: 'balance' }}>
        {t('features:listLead')}
      </Typography>
      <FeatureGrid>
        {features.map((feature, index) => (
          <li key={feature.listId} id={elementId(feature.listId)}>
            <FeatureCard feature={feature} order={index % 3} heading="h2" />
          </li>
        ))}
      </FeatureGrid>
    </SectionShell>
  );
}
