/** What the registry needs of a language: its code and the translated segments. */
export interface RoutingLanguage {
  /** Two-letter code: the first part of every address of this language. */
  code: string;
  /** By name: the `list` and `short` segments of the collections, such as `fonctionnalites` for `features`. */
  segments: Readonly<Record<string, string>>;
  /** Former values of the segments; their addresses redirect. */
  previousSegments: Readonly<Record<string, readonly string[]>>;
}

/** The slug of a page in one language, and its former slugs. */
export interface PageSlug {
  slug: string;
  previousSlugs: readonly string[];
}

/** An entry of a collection: its slugs by the codes of the languages in which it has a page. */
export interface SluggedPage {
  id: string;
  slugs: Readonly<Record<string, PageSlug>>;
}

/** An entry that is not published in some languages; visitors may know its slugs there. */
interface WithdrawnPage extends SluggedPage {
  /** Codes of these languages. */
  languages: readonly string[];
}

/** A kind of page with many entries, as far as addresses are concerned. */
export interface RoutingCollection {
  /** The kind of its pages, such as `feature`. */
  kind: string;
  /**
   * The kind of its list page and the name of its segment, such as `features`; without it, the path of a page is
   * `/{language}/{slug}`.
   */
  list?: string;
  /** The name of the segment of its short addresses, which have no language; without it, there are none. */
  short?: string;
  /** In the order of the site. */
  entries: readonly SluggedPage[];
  /** Entries without a page, in every language or in some: their known addresses redirect. */
  withdrawn: readonly WithdrawnPage[];
}

/** Everything that addresses are derived from. */
export interface RoutingInput {
  languages: readonly RoutingLanguage[];
  defaultLanguage: string;
  /** Language of the 404 page for addresses that name no language. */
  notFoundLanguage: string;
  collections: readonly RoutingCollection[];
  /** Every address that was ever published, with its page, such as `fr/feature/signature`. */
  published: Readonly<Record<string, string>>;
  /** Ids of the sections of landing pages that redirects may lead to. */
  anchors: readonly string[];
  /** Manual redirects. */
  redirects: readonly { from: string; to: string }[];
}

/** A link target: `landing`, the list page of a collection, or one of its pages by id. */
export interface RouteTarget {
  kind: string;
  /** The id of an entry; undefined for pages that exist once per language. */
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
  /** For pages that serve addresses unknown at build time: the pattern of these addresses. */
  matchPath?: string;
  language: string;
  /** The canonical address for search engines: its own, except for short addresses. */
  canonicalPath: string;
  /** Whether search engines may index it; only indexed pages are in the sitemap. */
  indexed: boolean;
  /** The same page in every language that has it, its own included. */
  alternates: readonly Alternate[];
  /** For languages that do not have the page: its list, or the landing page. */
  nearest: readonly Alternate[];
}

/** A redirect from one path to another of this site. */
export interface Redirect {
  from: string;
  to: string;
  /** True for redirects that end when a page is published again; all others are permanent. */
  temporary?: true;
}

/** An invalid manual redirect and the reason. */
export interface RedirectConflict extends Redirect {
  /**
   * `twice`: another redirect starts there; `shadowed`: a page is there; `loop`: it leads back to itself; `without-target`: its
   * target is not a page, or not a section of one; `unpublished`: its target is not published.
   */
  kind: 'twice' | 'shadowed' | 'loop' | 'without-target' | 'unpublished';
  /** Its place in `data/redirects.json`. */
  index: number;
  /** The target of the other redirect, the path of the loop, the missing part of the target, or the id of its page. */
  other?: string;
}

/** An address that a page or a list has, or had, and the value of the data that it ends with. */
export interface Claim {
  path: string;
  /** What answers there; at a `folder`, nothing does: addresses of one language begin with it. */
  as: 'page' | 'redirect' | 'folder';
  /** Claims of one owner do not conflict. */
  owner: string;
  language: string;
  /** The page that is there, or to which the address leads. */
  target: RouteTarget;
  /** What the value is: `slug`, `id`, the `code` of a language, or the name of a segment. */
  name: string;
  value: string;
  /** The index among the former values; undefined for a present one. */
  former?: number;
}

/** Two claims to one address. */
export interface Clash {
  /** The one that has to give way. */
  claim: Claim;
  holder: Claim;
  /** Whether the record of published addresses, or that one value is former, says so; otherwise the holder is just the first. */
  isDecided: boolean;
}

/** All addresses of the site, and the conflicts among them. */
export interface AddressPlan extends Registry {
  claims: readonly Claim[];
  claimedTwice: readonly Clash[];
  conflicts: readonly RedirectConflict[];
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
