/** What the registry must know of a language: the parts of addresses that it translates. */
export interface RoutingLanguage {
  /** Two-letter code: the first part of every address of this language. */
  code: string;
  /** By name: the `list` and `short` segments of the collections, such as `fonctionnalites` for `features`. */
  segments: Readonly<Record<string, string>>;
  /** Former values of the segments; their addresses redirect. */
  previousSegments: Readonly<Record<string, readonly string[]>>;
}

/** The last part of a page's address in one language, and its former ones. */
export interface PageSlug {
  slug: string;
  previousSlugs: readonly string[];
}

/** An entry of a collection: its slugs by the codes of the languages in which it has a page. */
export interface SluggedPage {
  id: string;
  slugs: Readonly<Record<string, PageSlug>>;
}

/** An entry that is not published in some languages; its slugs there may be known. */
export interface WithdrawnPage extends SluggedPage {
  /** Codes of these languages. */
  languages: readonly string[];
}

/** A kind of page of which there are many, as addresses see it. */
export interface RoutingCollection {
  /** The kind of its pages, such as `feature`. */
  kind: string;
  /** The kind of its list page and the name of its segment, such as `features`; without it, pages stand right below the language. */
  list?: string;
  /** The name of the segment of its short addresses, which have no language; without it, there are none. */
  short?: string;
  /** In the order of the site. */
  entries: readonly SluggedPage[];
  /** Entries without a page, in every language or in some: their addresses lead on, as far as anybody can know them. */
  withdrawn: readonly WithdrawnPage[];
}

/** All that addresses are made of. */
export interface RoutingInput {
  languages: readonly RoutingLanguage[];
  defaultLanguage: string;
  /** Language of the 404 page of addresses that name no language. */
  notFoundLanguage: string;
  collections: readonly RoutingCollection[];
  /** Every address that was ever published, and which page answered there, such as `fr/feature/signature`. */
  published: Readonly<Record<string, string>>;
  /** Redirects by hand. */
  redirects: readonly { from: string; to: string }[];
}

/**
 * What one can link to: `landing`, a collection's list page, or one of its pages by its id.
 */
export interface RouteTarget {
  kind: string;
  /** The id of an entry; nothing for pages of which a language has one. */
  id?: string;
}

/** The same page in one language. */
export interface Alternate {
  language: string;
  path: string;
}

/** One page that the build makes. */
export interface PageRoute {
  /** `root`, `landing`, `notFound`, `unknown` (unknown entries of a collection), a collection's kind or its list's. */
  kind: string;
  /** The entry's id; on pages for unknown entries, the kind of the list; an empty string on all others. */
  id: string;
  /** The address, without a slash at the end. */
  path: string;
  /** For pages that answer for addresses not known at build: the pattern of these. */
  matchPath?: string;
  language: string;
  /** The address that search engines keep: its own, but for short addresses. */
  canonicalPath: string;
  /** Whether search engines may list it, and the sitemap names it. */
  indexed: boolean;
  /** The same page in every language that has it, its own included. */
  alternates: readonly Alternate[];
  /** In the languages that do not have it: its list, or the landing page. */
  nearest: readonly Alternate[];
}

/** A redirect from one path to another of this site. */
export interface Redirect {
  from: string;
  to: string;
  /** It holds only until a page is published again; all others hold for good. */
  temporary?: true;
}

/** Where a redirect comes from: the entry at `index` of `data/redirects.json`, or former slugs and segments of a language. */
export type RedirectOrigin = { index: number } | { language: string };

/** A redirect that cannot be, and why. */
export interface RedirectConflict extends Redirect {
  /**
   * `twice`: another redirect starts there; `shadowed`: a page is there; `loop`: it comes back to itself; `without-target`: it
   * leads to no page, or to no section of it; `unpublished`: it leads to a page that is not published.
   */
  kind: 'twice' | 'shadowed' | 'loop' | 'without-target' | 'unpublished';
  origin: RedirectOrigin;
  /** Where the other one leads, the way of the loop, the part of the target that is not there, or the id of its page. */
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
   * @throws Error if there is no such page or language
   */
  pathOf(target: RouteTarget, language: string): string;
}
