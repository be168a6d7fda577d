import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { sleeping } from '../../packages/fast-page';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { relatedFeatures } from '../sections/RelatedFeatures/related-features';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

const FeatureOverview = sleeping(() =>
  import('../sections/FeatureOverview/FeatureOverview').then((module) => module.FeatureOverview),
);
const OtherFeatures = sleeping(() => import('./OtherFeatures').then((module) => module.OtherFeatures));

type Data = NonNullFields<Queries.FeatureDetailPageQuery>;

/** The page of a feature, at its localized address and at the fallback addresses (decision 3). */
export default function FeatureDetail({ data, pageContext }: PageProps<Data, PageContext>) {
  const named = data.catalogue.all.find(({ id }) => id === pageContext.id)?.testimonial;
  return (
    <>
      <FeatureOverview
        id={pageContext.id}
        feature={data.feature}
        listPath={data.list.featuresPath}
        pack={data.packs.packs[0]}
        voice={data.testimonials.testimonials.find(({ id }) => id === named)}
      />
      <OtherFeatures features={relatedFeatures(data.catalogue.features, pageContext.id)} />
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
  query FeatureDetailPage($language: String!, $kind: String!, $bannerLanguage: String!, $id: String!) {
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
    packs(language: { eq: $language }) {
      packs {
        ...PriceLine
      }
    }
    testimonials(language: { eq: $language }) {
      testimonials {
        ...Voice
      }
    }
    catalogue: featureCatalogue(language: { eq: $language }) {
      features(first: 5) {
        ...FeatureCard
      }
      all: features {
        id
        testimonial
      }
    }
  }
`;
