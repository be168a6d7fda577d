import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { Parts, setUp, sleeping, useRouteAnnouncement } from '../../packages/fast-page';
import { Analytics } from '../consent/Analytics';
import { ConsentContext, ConsentProvider } from '../consent/ConsentProvider';
import { hasConfirmation } from '../consent/confirm-after-reload';
import { elementId } from '../routing/element-id';
import { languageLinks } from '../routing/language-links';
import type { PageContext } from '../routing/page-context';
import { Frame } from '../ui/Frame';
import { contentId } from './content-id';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageContext, LanguageProvider } from './LanguageProvider';
import type { NonNullFields } from './non-null-fields';
import { SiteContext, SiteProvider } from './SiteProvider';

setUp({
  contexts: [I18nContext, LanguageContext, SiteContext, ConsentContext],
  design: () => import(/* webpackChunkName: "late" */ './Design').then((module) => module.Design),
  Boundary: ErrorBoundary,
  // Older links name a section by the id of its content.
  sectionId: elementId,
});

const Top = sleeping(() => import('./Top').then((module) => module.Top), { isWanted: hasConfirmation });
const Bottom = sleeping(() => import('./Bottom').then((module) => module.Bottom));

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
  const demoHref = `${hasDemo ? '' : paths.landingPath}#${paths.anchors.demo}`;
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
          <Parts path={path}>
            <Top texts={data.cookies} language={page.bannerLanguage} policyPath={paths.cookiePolicyPath} pages={data.menu} />
            <main id={contentId} tabIndex={-1}>
              <Parts key={path} path={path}>
                {children}
              </Parts>
            </main>
            <Bottom lists={data.footer} />
          </Parts>
          <Frame />
        </ConsentProvider>
      </SiteProvider>
    </LanguageProvider>
  );
}

export const fragment = graphql`
  fragment Layout on Query {
    locales: words(language: $language, page: $kind) {
      ...Words
    }
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
