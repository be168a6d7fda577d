import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { NonNullFields } from '../page/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { FeatureCard, FeatureGrid } from '../sections/FeatureCard/FeatureCard';
import { FeatureOverview } from '../sections/FeatureOverview/FeatureOverview';
import { RelatedFeatures } from '../sections/RelatedFeatures/RelatedFeatures';
import { relatedFeatures } from '../sections/RelatedFeatures/related-features';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

type Data = NonNullFields<Queries.FeatureDetailPageQuery>;

/** The page of a feature, at its localized address and at the fallback addresses (decision 3). */
export default function FeatureDetail({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <>
      <FeatureOverview feature={data.feature} listPath={data.list.featuresPath} />
      <RelatedFeatures>
        <FeatureGrid>
          {relatedFeatures(data.catalogue.features, pageContext.id).map((feature, order) => (
            <li key={feature.id}>
              <FeatureCard feature={feature} order={order} heading="h3" />
            </li>
          ))}
        </FeatureGrid>
      </RelatedFeatures>
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead
    page={pageContext}
    data={data}
    seo={data.feature.seo}
    subject={{
      kind: 'entry',
      about: 'software',
      name: data.feature.name,
      home: { name: data.site.name, path: data.paths.landingPath },
      list: { name: wordOf(data.locales, 'header:features'), path: data.list.featuresPath },
    }}
  />
);

export const query = graphql`
  query FeatureDetailPage($language: String!, $bannerLanguage: String!, $id: String!) {
    locales: words(language: $language, namespaces: ["header", "features", "compliance", "footer", "buttons", "learnMore"]) {
      ...Words
    }
    ...Layout
    ...PageHead
    list: language(language: { eq: $language }) {
      featuresPath
    }
    feature: featureText(language: { eq: $language }, key: { eq: $id }) {
      name
      seo {
        title
        description
      }
      ...FeatureOverview
    }
    catalogue: featureCatalogue {
      features(language: $language, first: 5) {
        ...FeatureCard
      }
    }
  }
`;
