import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageHead } from './PageHead';

type Data = NonNullFields<Queries.UnknownEntryPageQuery>;

/** The page for unknown slugs of a collection: shows nothing and logs an error with the slug (decision 4). */
export default function UnknownEntry({ location }: PageProps<Data, PageContext>) {
  const slug = location.pathname.split('/').filter(Boolean).at(-1);
  useEffect(() => console.error(`Unknown slug: ${slug}`), [slug]);
  return null;
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead page={pageContext} data={data} seo={data.seo.notFound} />
);

export const query = graphql`
  query UnknownEntryPage($language: String!) {
    ...PageHead
    seo: pageTexts(language: { eq: $language }) {
      notFound {
        title
        description
      }
    }
  }
`;
