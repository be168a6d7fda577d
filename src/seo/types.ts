import type { PageContext } from '../routing/page-context';

/** The input for the head of a page, besides its own texts. */
export interface HeadInput {
  page: PageContext;
  /** The site's origin, without a slash at the end. */
  origin: string;
  /** The product's name. */
  siteName: string;
  /** The page's title and description in search results. */
  seo: { title: string; description: string };
  /** Every language's locale for Open Graph, such as `fr_FR`, by code. */
  locales: Readonly<Record<string, string>>;
  /** False for every page of a build that is not for production. */
  production: boolean;
}

/** A tag of the head: its name and attributes. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}
