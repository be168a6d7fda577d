import type { Alternate } from './types';

/** The closest page in a language that does not have the page itself. */
export interface NearestPage extends Alternate {
  /** The text that explains this, in that language. */
  said: string;
}

/** What the build passes to the template of every page. */
export interface PageContext {
  /** As in `PageRoute`. */
  kind: string;
  /** As in `PageRoute`: the entry's id, or an empty string, since queries need a value. */
  id: string;
  language: string;
  defaultLanguage: string;
  /** Codes of all languages, in the order of the site. */
  languages: readonly string[];
  canonicalPath: string;
  indexed: boolean;
  alternates: readonly Alternate[];
  /** As in `PageRoute`. */
  nearest: readonly NearestPage[];
  /** The language of the cookie banner on this page (decision 13). */
  bannerLanguage: string;
}
