import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { sleeping } from '../../packages/fast-page';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

const CustomerCases = sleeping(() =>
  import('../sections/CustomerCases/CustomerCases').then((module) => module.CustomerCases),
);

type Data = NonNullFields<Queries.CustomerCaseListPageQuery>;

/** The list of customer cases. */
export default function CustomerCaseList({ data }: PageProps<Data>) {
  return <CustomerCases cases={data.catalogue.customerCases} />;
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
  query CustomerCaseListPage($language: String!, $kind: String!, $bannerLanguage: String!) {
    ...Layout
    ...PageHead
    seo: pageTexts(language: { eq: $language }) {
      customerCases {
        title
        description
      }
    }
    catalogue: customerCaseCatalogue(language: { eq: $language }) {
      customerCases {
        id
        text {
          title
          summary
          path
        }
      }
    }
  }
`;
