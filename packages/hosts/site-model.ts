/** Both are addresses without an ending; the target may have a hash. */
export interface Redirect {
  from: string;
  to: string;
  /** Leads elsewhere only for some time: browsers ask again. */
  temporary?: true | undefined;
}

/** A page, and the file that holds it. */
interface PageFile {
  /** The address, without a slash at the end. */
  path: string;
  /** Path below the published folder. */
  file: string;
}

/** The 404 page for unknown addresses below a folder; the longest matching folder wins. */
export interface NotFoundRule {
  /** Starts and ends with a slash. */
  below: string;
  /** Path below the published folder. */
  file: string;
}

/**
 * An address that redirects by language: 302 to the page in the visitor’s first language if the site has it. Otherwise, the page
 * at that address decides in the browser (decision 6).
 */
interface Negotiation {
  path: string;
  languages: readonly { code: string; to: string }[];
}

/** Values of headers, by name. */
export type HeaderValues = Readonly<Record<string, string>>;

/** Headers that replace those of the same name for some files. */
export interface HeaderRule {
  /** Their addresses; `*` stands for any characters, slashes too. */
  paths: readonly string[];
  headers: HeaderValues;
}

/** Addresses of the files that hosts read from the published folder and that visitors must not get. */
export const hiddenFiles: readonly string[] = ['/.htaccess', '/_headers', '/_redirects'];

/** How the site is served, independent of any host. */
export interface SiteModel {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  pages: readonly PageFile[];
  notFound: readonly NotFoundRule[];
  /** They keep the query. Temporary ones are sent as 302, others as 301. */
  redirects: readonly Redirect[];
  negotiation: Negotiation;
  /** Headers of every response. */
  headers: HeaderValues;
  headerRules: readonly HeaderRule[];
}
