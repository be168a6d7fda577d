import type { Alternate, PageKind } from './types';

/** What every page knows of itself, as its template gets it from the build. */
export interface PageContext {
  kind: PageKind;
  language: string;
  defaultLanguage: string;
  /** Codes of all languages, in the order of the site. */
  languages: readonly string[];
  /** The feature's id; an empty string on pages of no feature, since queries need a value. */
  feature: string;
  /** The legal page's id; an empty string on all other pages. */
  legal: string;
  canonicalPath: string;
  indexed: boolean;
  alternates: readonly Alternate[];
  /** The language of the cookie banner on this page (decision 13). */
  bannerLanguage: string;
}
