import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mobileBelow, space } from '../../theme/tokens';
import { withoutScripts } from '../../theme/without-scripts';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { FeaturePanel } from './FeaturePanel';
import { FeatureTabs } from './FeatureTabs';

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28, marginTop: 32 };

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)',
  gap: space.columns,
  marginTop: 48,
  [`@media (max-width: ${mobileBelow - 0.05}px)`]: oneColumn,
  ...withoutScripts({ ...oneColumn, gap: 0, marginTop: 48 }),
});

/** The eight features, one tab each (section 2 of the specification). */
export function Solutions({ features }: { features: Queries.SolutionsFragment['features'] }) {
  const { t } = useTranslation('features');
  const [selected, setSelected] = useState(features[0]?.id ?? '');
  return (
    <SectionShell labelledBy="solutions-title" tone="wash">
      <SectionHeading id="solutions-title" title={t('title')} lead={t('lead')} />
      <Columns>
        <FeatureTabs features={features} selected={selected} onSelect={setSelected} label={t('tabs')} />
        <div>
          {features.map((feature) => (
            <FeaturePanel key={feature.id} feature={feature} selected={feature.id === selected} />
          ))}
        </div>
      </Columns>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment Solutions on FeatureCatalogue {
    features(language: $language) {
      id
      text(language: $language) {
        name
        ...FeaturePanel
      }
    }
  }
`;
