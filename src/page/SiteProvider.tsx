import { graphql } from 'gatsby';
import { createContext, type ReactNode, useContext } from 'react';

/** Facts of the site that many parts of a page need, and addresses of the page's language. */
export interface SiteState {
  site: Queries.SiteFactsFragment;
  paths: Queries.LanguagePathsFragment;
  /** Where 'test live' leads: the demo of this page, or of the landing page (decision 9). */
  demoHref: string;
}

const SiteContext = createContext<SiteState | undefined>(undefined);

/** Hands the site's facts to the whole page. */
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
    origin
    copyrightYear
    sections
    defaultLanguage
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
    featuresPath
    cookiePolicyPath
    notation {
      decimal
      group
      percent
      euros
    }
  }
`;
