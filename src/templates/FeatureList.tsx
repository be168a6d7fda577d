import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { sleeping } from '../../packages/fast-page';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

type Data = NonNullFields<Queries.FeatureListPageQuery>;

const FeatureCards = sleeping(() => import('./FeatureCards').then((module) => module.FeatureCards));

/** The list of features: a card for each that the data lists (decision 1). */
export default function FeatureList({ data }: PageProps<Data>) {
  return <FeatureCards features={data.catalogue.features.filter(({ listed }) => listed)} />;
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead
    page={pageContext}
    data={data}
    seo={data.seo.features}
    subject={{
      kind: 'list',
      name: wordOf(data.locales, 'header:features'),
      home: { name: data.site.name, path: data.paths.landingPath },
      entries: data.catalogue.features.filter(({ listed }) => listed).map(({ text }) => text),
    }}
  />
);

export const query = graphql`
  query FeatureListPage($language: String!, $kind: String!, $bannerLanguage: String!) {
    ...Layout
    ...PageHead
    seo: pageTexts(language: { eq: $language }) {
      features {
        title
        description
      }
    }
    catalogue: featureCatalogue(language: { eq: $language }) {
      features {
        listed
        ...ListedFeature
        ...FeatureCard
      }
    }
  }
`;
