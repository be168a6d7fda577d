import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { sleeping } from '../../packages/fast-page';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageHead } from './PageHead';
import { wordOf } from './word-of';

const Story = sleeping(() => import('../sections/CustomerCases/Story').then((module) => module.Story));

type Data = NonNullFields<Queries.CustomerCasePageQuery>;

/** The page of one customer case. */
export default function CustomerCase({ data }: PageProps<Data>) {
  return <Story text={data.text} listPath={data.list.customerCasesPath} />;
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead
    page={pageContext}
    data={data}
    seo={data.text.seo}
    subject={{
      kind: 'entry',
      about: 'software',
      name: data.text.title,
      home: { name: data.site.name, path: data.paths.landingPath },
      list: { name: wordOf(data.locales, 'customerCases:name'), path: data.list.customerCasesPath },
    }}
  />
);

export const query = graphql`
  query CustomerCasePage($language: String!, $kind: String!, $bannerLanguage: String!, $id: String!) {
    ...Layout
    ...PageHead
    list: language(language: { eq: $language }) {
      customerCasesPath
    }
    text: customerCaseText(language: { eq: $language }, key: { eq: $id }) {
      seo {
        title
        description
      }
      title
      summary
      story
    }
  }
`;
