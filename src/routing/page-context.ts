import type { Alternate, PageRoute } from '../../packages/addresses';

/** The closest page in a language that does not have the page itself. */
export interface NearestPage extends Alternate {
  /** The text that explains this, in that language. */
  explanation: string;
}

/** What the build passes to the template of every page. */
export interface PageContext
  extends Pick<PageRoute, 'kind' | 'id' | 'language' | 'canonicalPath' | 'indexed' | 'alternates'> {
  defaultLanguage: string;
  /** Codes of all languages, in the order of the site. */
  languages: readonly string[];
  /** As in `PageRoute`, with a text for visitors. */
  nearest: readonly NearestPage[];
  /** The language of the cookie banner on this page (decision 13). */
  bannerLanguage: string;
}
