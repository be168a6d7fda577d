/** What the registry must know of a language: the parts of addresses that it translates. */
export interface RoutingLanguage {
  /** Two-letter code: the first part of every address of this language. */
  code: string;
  segments: Segments;
  /** Former values of the segments; their addresses redirect. */
  previousSegments: { [Segment in keyof Segments]: readonly string[] };
}

interface Segments {
  /** As in `/fr/fonctionnalites`. */
  features: string;
  /** As in `/caracteristica/{featureId}`, the addresses without a language. */
  fallback: string;
}

/** The last part of a page's address in one language, and its former ones. */
export interface PageSlug {
  slug: string;
  previousSlugs: readonly string[];
}

/** A feature or a legal page: its slugs by language code. */
export interface SluggedPage {
  id: string;
  slugs: Readonly<Record<string, PageSlug>>;
}

/** Pages that are not published: their addresses lead on, as far as anybody can know them. */
export interface WithdrawnPages {
  features: readonly SluggedPage[];
  legal: readonly SluggedPage[];
  /** Every address that was ever published, and which page answered there, such as `fr/feature/signature`. */
  addresses: Readonly<Record<string, string>>;
}

/** All that addresses are made of. */
export interface RoutingInput {
  languages: readonly RoutingLanguage[];
  defaultLanguage: string;
  /** Language of the 404 page of addresses that name no language. */
  notFoundLanguage: string;
  /** In the order of the site. */
  features: readonly SluggedPage[];
  /** In the order of the footer. */
  legal: readonly SluggedPage[];
  withdrawn: WithdrawnPages;
  /** Redirects by hand. */
  redirects: readonly { from: string; to: string }[];
}

/** What one can link to. */
export type RouteTarget =
  | { page: 'landing' | 'features' }
  | { page: 'feature'; feature: string }
  | { page: 'legal'; legal: string };

/** Kinds of page, one template each. */
export type PageKind = 'root' | 'landing' | 'features' | 'feature' | 'legal' | 'unknownFeature' | 'notFound';

/** The same page in one language. */
export interface Alternate {
  language: string;
  path: string;
}

/** One page that the build makes. */
export interface PageRoute {
  kind: PageKind;
  /** The address, without a slash at the end. */
  path: string;
  /** For pages that answer for addresses not known at build: the pattern of these. */
  matchPath?: string;
  language: string;
  /** The feature's id, on its pages. */
  feature?: string;
  /** The legal page's id, on its pages. */
  legal?: string;
  /** The address that search engines shall keep: its own, but for fallback pages. */
  canonicalPath: string;
  /** Whether search engines may list it, and the sitemap names it. */
  indexed: boolean;
  /** Where a change of language leads, in every language, its own included. */
  alternates: readonly Alternate[];
}

/** A permanent redirect from one path to another of this site. */
export interface Redirect {
  from: string;
  to: string;
}

/** Where a redirect comes from: a line of `data/redirects.json`, or former slugs and segments. */
export type RedirectOrigin = { hand: number } | { language: string; feature?: string; legal?: string };

/** A redirect that cannot be, and why. */
export interface RedirectConflict extends Redirect {
  /**
   * `twice`: another redirect starts there; `shadowed`: a page is there; `loop`: it comes back to itself; `without-target`: it
   * leads to no page, or to no section of it.
   */
  kind: 'twice' | 'shadowed' | 'loop' | 'without-target';
  origin: RedirectOrigin;
  /** Where the other one leads, the way of the loop, or the part of the target that is not there. */
  other?: string;
}

/** All addresses of the site, with what is wrong among them. */
export interface AddressPlan extends Registry {
  conflicts: readonly RedirectConflict[];
  /** Addresses that two pages claim. */
  claimedTwice: readonly string[];
}

/** All addresses of the site. Made by `createRegistry`. */
export interface Registry {
  pages: readonly PageRoute[];
  redirects: readonly Redirect[];
  /**
   * The address of a page.
   * @throws Error if there is no such feature, legal page or language
   */
  pathOf(target: RouteTarget, language: string): string;
}
