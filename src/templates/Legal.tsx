import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { sleeping } from '../../packages/fast-page';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageHead } from './PageHead';

const LegalText = sleeping(() => import('../sections/LegalText/LegalText').then((module) => module.LegalText));

type Data = NonNullFields<Queries.LegalPageQuery>;

/** When the page's text last changed. */
const dayOf = ({ catalogue }: Data, { id: page }: PageContext) => {
  const { updated = '', updatedInWords = '' } = catalogue.pages.find(({ id }) => id === page) ?? {};
  return { updated, updatedInWords };
};

/** A legal page: imprint, privacy, cookies, accessibility. */
export default function Legal({ data, pageContext }: PageProps<Data, PageContext>) {
  return <LegalText text={data.text} {...dayOf(data, pageContext)} />;
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <PageHead
    page={pageContext}
    data={data}
    seo={data.text.seo}
    subject={{
      kind: 'entry',
      about: 'organization',
      name: data.text.title,
      updated: dayOf(data, pageContext).updated,
      home: { name: data.site.name, path: data.paths.landingPath },
    }}
  />
);

export const query = graphql`
  query LegalPage($language: String!, $kind: String!, $bannerLanguage: String!, $id: String!) {
    ...Layout
    ...PageHead
    text: legalText(language: { eq: $language }, key: { eq: $id }) {
      seo {
        title
        description
      }
      ...LegalTextBody
    }
    catalogue: legalCatalogue(language: { eq: $language }) {
      pages {
        id
        updated
        updatedInWords
      }
    }
  }
`;
