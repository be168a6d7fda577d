import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { sleeping, useReloadFromHost } from '../../packages/fast-page';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageHead } from './PageHead';

const NotFoundMessage = sleeping(() => import('./NotFoundMessage').then((module) => module.NotFoundMessage));

type Data = NonNullFields<Queries.NotFoundPageQuery>;

/** The page for unknown addresses (docs/product.md, Routes). */
export default function NotFound({ location }: PageProps<Data, PageContext>) {
  const { pathname } = location;
  useEffect(() => console.warn(`404: ${pathname}`), [pathname]);
  useReloadFromHost();
  return <NotFoundMessage />;
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead page={pageContext} data={data} seo={data.seo.notFound} />
);

export const query = graphql`
  query NotFoundPage($language: String!, $kind: String!, $bannerLanguage: String!) {
    ...Layout
    ...PageHead
    seo: pageTexts(language: { eq: $language }) {
      notFound {
        title
        description
      }
    }
  }
`;
