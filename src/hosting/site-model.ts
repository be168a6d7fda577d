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

/** A permanent redirect; the query stays. */
export interface RedirectRule {
  from: string;
  to: string;
}

/** How a site wants to be served, in no host's words. */
export interface SiteModel {
  pages: readonly PageFile[];
  notFound: readonly NotFoundRule[];
  redirects: readonly RedirectRule[];
  /** Addresses of files whose content never changes, since their name holds its hash. */
  immutable: readonly string[];
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** `Cache-Control` of immutable files and of everything else. */
  cacheControl: { immutable: string; revalidated: string };
}
