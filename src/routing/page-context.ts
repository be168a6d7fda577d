import type { Alternate } from './types';

/** The page that comes closest to one that its language does not have. */
export interface NearestPage extends Alternate {
  /** What its link says of that, in its language. */
  said: string;
}

/** What every page knows of itself, as its template gets it from the build. */
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
