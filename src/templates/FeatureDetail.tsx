import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LaterStyles, sleeping } from '../../packages/fast-page';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { relatedFeatures } from '../sections/Features/related-features';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

const Opening = sleeping(() => import('../sections/Features/FeatureOpening').then((it) => it.FeatureOpening));
const Figure = sleeping(() => import('../sections/Features/FeatureFigure').then((it) => it.FeatureFigure));
const Benefits = sleeping(() => import('../sections/Features/FeatureBenefits').then((it) => it.FeatureBenefits));
const Voice = sleeping(() => import('../sections/Features/FeatureVoice').then((it) => it.FeatureVoice));
const Price = sleeping(() => import('../sections/Features/FeaturePrice').then((it) => it.FeaturePrice));
const Related = sleeping(() => import('../sections/Features/RelatedFeatures').then((it) => it.RelatedFeatures));

type Data = NonNullFields<Queries.FeatureDetailPageQuery>;

/** The page of a feature, at its localized address and at the fallback addresses (decision 3). */
export default function FeatureDetail({ data, pageContext }: PageProps<Data, PageContext>) {
  const { feature, catalogue, packs } = data;
  const { id } = pageContext;
  const facts = catalogue.all.find((one) => one.id === id);
  const voice = data.testimonials.testimonials.find((one) => one.id === facts?.testimonial);
  return (
    <>
      <Opening id={id} stage={facts?.stage ?? null} feature={feature} listPath={data.list.featuresPath} />
      <LaterStyles />
      <Figure {...feature} />
      <Benefits {...feature} />
      {voice && <Voice {...voice} />}
      <Price pack={packs.packs[0]} />
      <Related features={relatedFeatures(catalogue.features, id)} />
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
      ...FeatureOpening
      ...FeatureFigure
      ...FeatureBenefits
    }
    packs(language: { eq: $language }) {
      packs {
        ...FeaturePrice
      }
    }
    testimonials(language: { eq: $language }) {
      testimonials {
        ...FeatureVoice
      }
    }
    catalogue: featureCatalogue(language: { eq: $language }) {
      features(first: 5) {
        ...RelatedFeature
      }
      all: features {
        id
        stage
        testimonial
      }
    }
  }
`;
