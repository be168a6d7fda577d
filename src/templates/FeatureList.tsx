import styled from '@emotion/styled';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { NonNullFields } from '../page/non-null-fields';
import { useSite } from '../page/SiteProvider';
import { elementId } from '../routing/anchors';
import type { PageContext } from '../routing/page-context';
import { FeatureCard, FeatureGrid } from '../sections/FeatureCard/FeatureCard';
import { colors, media, sizes } from '../theme/tokens';
import { BackLink } from '../ui/BackLink';
import { SectionShell } from '../ui/SectionShell';
import { Display, Lead } from '../ui/typography';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

type Data = NonNullFields<Queries.FeatureListPageQuery>;

/** On phones, its longest word has a line with the article before it. */
const Heading = styled(Display)({ maxWidth: '14em', [media.phone]: { fontSize: sizes.section } });

const Summary = styled(Lead)({ maxWidth: '38em', marginTop: 20, color: colors.inkSoft, textWrap: 'balance' });

/** The list of features: a card for each that the data lists (decision 1). */
export default function FeatureList({ data }: PageProps<Data>) {
  return <List features={data.catalogue.features.filter(({ listed }) => listed)} />;
}

function List({ features }: { features: Data['catalogue']['features'] }) {
  const { t } = useTranslation(['features', 'buttons']);
  const { paths } = useSite();
  return (
    <SectionShell labelledBy="list-title">
      <BackLink to={paths.landingPath}>{t('buttons:backToHome')}</BackLink>
      <Heading id="list-title">{t('features:listTitle')}</Heading>
      <Summary>{t('features:listLead')}</Summary>
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
