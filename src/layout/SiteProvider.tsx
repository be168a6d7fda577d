import { graphql } from 'gatsby';
import { createContext, type ReactNode, useContext } from 'react';

/** Facts of the site that many components need, and addresses in the language of the page. */
export interface SiteState {
  site: Queries.SiteFactsFragment;
  /** Address of the page. What is open in the layout closes when it changes. */
  path: string;
  paths: Queries.LanguagePathsFragment;
  /** Every language of the site, as the language selector shows it. */
  languages: Queries.LayoutFragment['languages']['nodes'];
  /** The target of “Test live”: the demo on this page, or on the landing page (decision 9). */
  demoHref: string;
}

export const SiteContext = createContext<SiteState | undefined>(undefined);

/** Provides the site's facts to the whole page. */
export function SiteProvider({ value, children }: { value: SiteState; children: ReactNode }) {
  return <SiteContext.Provider value={value}>{children}</SiteContext.Provider>;
}

/**
 * The site's facts.
 * @throws Error outside a SiteProvider
 */
export function useSite(): SiteState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('useSite must be used within a SiteProvider');
  return state;
}

export const fragments = graphql`
  fragment SiteFacts on SiteSettings {
    name
    copyrightYear
    sections
    tagManager
    thirdParties {
      name
      cookies
    }
    consent {
      version
      months
    }
    contact {
      phone
      email
      chatUrl
      demoFormUrl
    }
  }

  fragment LanguagePaths on Language {
    landingPath
    menuPath
    cookiePolicyPath
    anchors {
      demo
    }
    sectionLinks {
      path
      text
      place
    }
    notation {
      decimal
      group
      percent
      euros
    }
  }
`;
