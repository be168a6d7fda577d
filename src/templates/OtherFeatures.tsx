import type { ComponentProps } from 'react';
import { FeatureCard, FeatureGrid } from '../sections/FeatureCard/FeatureCard';
import { RelatedFeatures } from '../sections/RelatedFeatures/RelatedFeatures';

type Feature = ComponentProps<typeof FeatureCard>['feature'] & { id: string };

/** Below a feature: cards of others. */
export function OtherFeatures({ features }: { features: readonly Feature[] }) {
  return (
    <RelatedFeatures>
      <FeatureGrid>
        {features.map((feature, order) => (
          <li key={feature.id}>
            <FeatureCard feature={feature} order={order} heading="h3" />
          </li>
        ))}
      </FeatureGrid>
    </RelatedFeatures>
  );
}
