import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { NonNullFields } from '../page/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageLink } from '../ui/PageLink';
import { SectionShell } from '../ui/SectionShell';
import { Display } from '../ui/typography';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

type Data = NonNullFields<Queries.CustomerCaseListPageQuery>;

/** The list of customer cases. */
export default function CustomerCaseList({ data }: PageProps<Data>) {
  return <List cases={data.catalogue.customerCases} />;
}

function List({ cases }: { cases: Data['catalogue']['customerCases'] }) {
  const { t } = useTranslation('customerCases');
  return (
    <SectionShell labelledBy="list-title">
      <Display id="list-title">{t('listTitle')}</Display>
      <ul>
        {cases.map(({ id, text }) => (
          <li key={id}>
            <PageLink to={text.path}>{text.title}</PageLink>
            <p>{text.summary}</p>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead
    page={pageContext}
    data={data}
    seo={data.seo.customerCases}
    subject={{
      kind: 'list',
      name: wordOf(data.locales, 'customerCases:name'),
      home: { name: data.site.name, path: data.paths.landingPath },
      entries: data.catalogue.customerCases.map(({ text }) => ({ name: text.title, path: text.path })),
    }}
  />
);

export const query = graphql`
  query CustomerCaseListPage($language: String!, $bannerLanguage: String!) {
    locales: words(language: $language, namespaces: ["header", "compliance", "footer", "buttons", "customerCases"]) {
      ...Words
    }
    ...Layout
    ...PageHead
    seo: pageTexts(language: { eq: $language }) {
      customerCases {
        title
        description
      }
    }
    catalogue: customerCaseCatalogue {
      customerCases(language: $language) {
        id
        text(language: $language) {
          title
          summary
          path
        }
      }
    }
  }
`;
