/** A page, and the file that holds it. */
export interface PageFile {
  /** The address, without a slash at the end. */
  path: string;
  /** Path below the published folder. */
  file: string;
}

/** The page that answers, with status 404, for unknown addresses below a folder; the longest that fits wins. */
export interface NotFoundRule {
  /** Starts and ends with a slash. */
  below: string;
  /** Path below the published folder. */
  file: string;
}

/** A redirect; the query stays. */
export interface RedirectRule {
  from: string;
  /** A path of this site, perhaps with a hash. */
  to: string;
  /** It holds only until a page is published again: 302 and not 301. */
  temporary?: true;
}

/**
 * One address that leads to a language: 302 to the page of the visitor's first language if the site has it. Otherwise the page
 * at that address answers, and decides in the browser (decision 6).
 */
export interface Negotiation {
  path: string;
  languages: readonly { code: string; to: string }[];
}

/** Headers that take the place of those of the same name on every other answer. */
export interface HeaderRule {
  /** Starts and ends with a slash. */
  below: string;
  headers: Readonly<Record<string, string>>;
}

/** Addresses of the files that hosts read out of the published folder, and no visitor gets. */
export const hiddenFiles = ['/.htaccess', '/_headers', '/_redirects'] as const;

/** How a site wants to be served, in no host's words. */
export interface SiteModel {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  pages: readonly PageFile[];
  notFound: readonly NotFoundRule[];
  redirects: readonly RedirectRule[];
  negotiation: Negotiation;
  /** Folders of files whose content never changes, since their name holds its hash; each starts and ends with a slash. */
  immutable: readonly string[];
  /** Files of the published folder that a host reads and no visitor gets. */
  hidden: readonly string[];
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  headerRules: readonly HeaderRule[];
  /** `Cache-Control` of immutable files and of everything else. */
  cacheControl: { immutable: string; revalidated: string };
}
