import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Analytics } from '../consent/Analytics';
import { ConsentProvider } from '../consent/ConsentProvider';
import { hasConfirmation } from '../consent/confirm-after-reload';
import { LanguageProvider } from '../page/LanguageProvider';
import type { NonNullFields } from '../page/non-null-fields';
import { SiteProvider } from '../page/SiteProvider';
import { useRouteAnnouncement } from '../page/use-route-announcement';
import { anchors } from '../routing/anchors';
import { languageLinks } from '../routing/language-links';
import type { PageContext } from '../routing/page-context';
import { Frame } from '../ui/Frame';
import { contentId } from './content-id';
import { Islands, island } from './island';

const Top = island(() => import('./Top').then((module) => module.Top), { isWanted: hasConfirmation });
const Bottom = island(() => import('./Bottom').then((module) => module.Bottom));

/** What the layout needs of a page's query. */
export type LayoutData = NonNullFields<Queries.LayoutFragment>;

interface LayoutProps {
  data: LayoutData;
  page: PageContext;
  /** Address of the page. */
  path: string;
  children: ReactNode;
}

/** The layout of every page: header, footer, consent and floating buttons. It stays when a link leads to another page. */
export function Layout({ data, page, path, children }: LayoutProps) {
  useRouteAnnouncement(path, page.language);
  const { site, paths, languages } = data;
  const hasDemo = page.kind === 'landing' && site.sections.includes('demo');
  const demoHref = `${hasDemo ? '' : paths.landingPath}#${anchors.demo}`;
  return (
    <LanguageProvider
      language={page.language}
      notation={paths.notation}
      links={languageLinks(page)}
      isRemembered={page.kind !== 'notFound'}
    >
      <SiteProvider value={{ site, path, paths, languages: languages.nodes, demoHref }}>
        <ConsentProvider terms={{ ...site.consent, services: site.thirdParties.map((service) => service.name) }} path={path}>
          <Analytics />
          <Islands>
            <Top texts={data.cookies} language={page.bannerLanguage} policyPath={paths.cookiePolicyPath} pages={data.menu} />
            <main id={contentId} tabIndex={-1}>
              <Islands key={path}>{children}</Islands>
            </main>
            <Bottom lists={data.footer} />
          </Islands>
          <Frame />
        </ConsentProvider>
      </SiteProvider>
    </LanguageProvider>
  );
}

export const fragment = graphql`
  fragment Layout on Query {
    site: siteSettings {
      ...SiteFacts
    }
    paths: language(language: { eq: $language }) {
      ...LanguagePaths
    }
    languages: allLanguage(sort: { language: ASC }) {
      nodes {
        language
        name
        label
      }
    }
    ...HeaderMenu
    ...FooterLists
    cookies(language: { eq: $bannerLanguage }) {
      ...ConsentTexts
    }
  }
`;
