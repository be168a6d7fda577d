import type { ComponentProps } from 'react';
import { FeatureCard, FeatureGrid } from '../sections/FeatureCard/FeatureCard';
import { RelatedFeatures } from '../sections/RelatedFeatures/RelatedFeatures';

type Feature = ComponentProps<typeof FeatureCard>['feature'] & { id: string };

/** Below a feature: cards of others. */
export function OtherFeatures({ features }: { features: readonly Feature[] }) {
  return (
    <RelatedFeatures>
      <FeatureGrid>
        {features.map((feature) => (
          <li key={feature.id}>
            <FeatureCard feature={feature} heading="h3" />
          </li>
        ))}
      </FeatureGrid>
    </RelatedFeatures>
  );
}
