import { graphql, type HeadProps, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { chooseLanguage } from '../../packages/addresses';
import { Parts, sleeping } from '../../packages/fast-page';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { PageHead } from './PageHead';
import { rootScript } from './root-script';

const RootLinks = sleeping(() => import('./RootLinks').then((module) => module.RootLinks));

type Data = NonNullFields<Queries.RootPageQuery>;

/**
 * `/` redirects to the language of the browser (decision 6): the script in the head does so when the page is loaded, this
 * component after a client-side navigation. Without JavaScript, the languages are links, and the head refreshes to the default
 * one (`onRenderBody`).
 */
export default function Root({ data, pageContext, location }: PageProps<Data, PageContext>) {
  const { alternates, languages, defaultLanguage } = pageContext;
  const { search, hash } = location;
  useEffect(() => {
    const language = chooseLanguage(navigator, languages, defaultLanguage);
    const path = alternates.find((alternate) => alternate.language === language)?.path;
    if (path) navigate(`${path}${search}${hash}`, { replace: true });
  }, [alternates, languages, defaultLanguage, search, hash]);
  return (
    <Parts path={location.pathname}>
      <RootLinks
        siteName={data.site.name}
        languages={alternates.map(({ language, path }) => ({
          language,
          path,
          name: data.languages.nodes.find((candidate) => candidate.language === language)?.name,
          description: data.texts.nodes.find((candidate) => candidate.language === language)?.landing.description,
        }))}
      />
    </Parts>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const { languages, defaultLanguage } = pageContext;
  return (
    <>
      {/* Only in the built HTML: after a client-side navigation, the policy of the previous page would block it, and the component redirects. */}
      {typeof window === 'undefined' && <script>{rootScript(languages, defaultLanguage)}</script>}
      <PageHead page={pageContext} data={data} seo={data.seo.root} subject={{ kind: 'root' }} />
    </>
  );
};

export const query = graphql`
  query RootPage($language: String!) {
    ...PageHead
    languages: allLanguage(sort: { language: ASC }) {
      nodes {
        language
        name
      }
    }
    texts: allPageTexts(sort: { language: ASC }) {
      nodes {
        language
        landing {
          description
        }
      }
    }
    seo: pageTexts(language: { eq: $language }) {
      root {
        title
        description
      }
    }
  }
`;
