import type { Redirect } from '../routing/types';

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

/** Headers that replace those of the same name at some addresses. */
export interface HeaderRule {
  /** How the addresses begin: a folder with its slashes, such as `/tour/`, or the first part of files' names, such as `/icon-`. */
  below: string;
  headers: Readonly<Record<string, string>>;
}

/** Addresses of the files that hosts read from the published folder and that visitors must not get. */
export const hiddenFiles = ['/.htaccess', '/_headers', '/_redirects'] as const;

/** How the site is served, independent of any host. */
export interface SiteModel {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  pages: readonly PageFile[];
  notFound: readonly NotFoundRule[];
  /** They keep the query. Temporary ones are sent as 302, others as 301. */
  redirects: readonly Redirect[];
  negotiation: Negotiation;
  /** Folders of files that never change because their name contains a hash; each starts and ends with a slash. */
  immutable: readonly string[];
  /** Files in the published folder that a host reads and visitors must not get. */
  hidden: readonly string[];
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  headerRules: readonly HeaderRule[];
  /** `Cache-Control` of immutable files and of everything else. */
  cacheControl: { immutable: string; revalidated: string };
}
