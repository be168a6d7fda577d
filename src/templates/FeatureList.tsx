import styled from '@emotion/styled';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../layout/Layout';
import { useSite } from '../page/SiteProvider';
import type { PageContext } from '../routing/page-context';
import { FeatureCard } from '../sections/FeatureCard/FeatureCard';
import { colors } from '../theme/tokens';
import { BackLink } from '../ui/BackLink';
import { SectionShell } from '../ui/SectionShell';
import { Display, Lead } from '../ui/typography';
import type { Complete } from './complete';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

type Data = Complete<Queries.FeatureListPageQuery>;

const Heading = styled(Display)({ maxWidth: '14em' });

const Summary = styled(Lead)({ maxWidth: '38em', marginTop: 20, color: colors.inkSoft });

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: 32,
  margin: '48px 0 0',
  padding: 0,
  listStyle: 'none',
  // Seven cards: three, then four, so that none stands alone.
  '@media (min-width: 1100px)': {
    gridTemplateColumns: 'repeat(12, 1fr)',
    '& > li': { gridColumn: 'span 3' },
    '& > li:nth-of-type(-n + 3)': { gridColumn: 'span 4' },
  },
});

/** The list of features: a card for each that the data lists (decision 1). */
export default function FeatureList({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <Layout data={data} page={pageContext}>
      <List features={data.catalogue.features.filter(({ listed }) => listed)} />
    </Layout>
  );
}

function List({ features }: { features: Data['catalogue']['features'] }) {
  const { t } = useTranslation(['features', 'buttons']);
  const { paths } = useSite();
  return (
    <SectionShell labelledBy="list-title">
      <BackLink to={paths.landingPath}>{t('buttons:backToHome')}</BackLink>
      <Heading id="list-title">{t('features:listTitle')}</Heading>
      <Summary>{t('features:listLead')}</Summary>
      <Grid>
        {features.map((feature, order) => (
          <li key={feature.listId} id={feature.listId}>
            <FeatureCard feature={feature} headingLevel="h2" order={order} />
          </li>
        ))}
      </Grid>
    </SectionShell>
  );
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
  query FeatureListPage($language: String!, $bannerLanguage: String!) {
    locales: words(language: $language, namespaces: ["header", "features", "compliance", "footer", "buttons", "learnMore"]) {
      ...Words
    }
    ...Layout
    ...PageHead
    seo: pageTexts(language: { eq: $language }) {
      features {
        title
        description
      }
    }
    catalogue: featureCatalogue {
      features(language: $language) {
        listed
        listId
        ...FeatureCard
      }
    }
  }
`;
