import styled from '@emotion/styled';
import { graphql, type HeadProps, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import type { NonNullFields } from '../page/non-null-fields';
import { chooseLanguage } from '../routing/choose-language';
import type { PageContext } from '../routing/page-context';
import { sizes } from '../theme/tokens';
import { Logo } from '../ui/Logo';
import { SectionContent } from '../ui/SectionShell';
import { PageHead } from './PageHead';
import { rootScript } from './root-script';

type Data = NonNullFields<Queries.RootPageQuery>;

const Main = styled(SectionContent)({
  paddingBlock: '20vh',
  '& h1': { display: 'flex', alignItems: 'center', gap: 12, fontSize: sizes.section, fontStretch: '118%' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 32, fontSize: sizes.lead, fontWeight: 700 },
}) as typeof SectionContent;

/**
 * `/` redirects to the language of the browser (decision 6): the script in the head does so when the page is loaded, this
 * component after a client-side navigation. Without JavaScript, the languages are links, and the head refreshes to the default
 * one (`onRenderBody`).
 */
export default function Root({ data, pageContext, location }: PageProps<Data, PageContext>) {
  const { alternates, languages, defaultLanguage } = pageContext;
  const { search, hash } = location;
  useEffect(() => {
    const language = chooseLanguage(navigator.language, languages, defaultLanguage);
    const path = alternates.find((alternate) => alternate.language === language)?.path;
    if (path) navigate(`${path}${search}${hash}`, { replace: true });
  }, [alternates, languages, defaultLanguage, search, hash]);
  return (
    <main>
      <Main>
        <h1>
          <Logo />
          {data.site.name}
        </h1>
        <ul>
          {alternates.map(({ language, path }) => (
            <li key={language}>
              <a href={path} hrefLang={language} lang={language}>
                {data.languages.nodes.find((candidate) => candidate.language === language)?.name}
              </a>
            </li>
          ))}
        </ul>
      </Main>
    </main>
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
    seo: pageTexts(language: { eq: $language }) {
      root {
        title
        description
      }
    }
  }
`;
