import type { SiteModel } from '../../src/hosting/site-model';
import type { Redirect } from '../../src/routing/types';

/** One request, and the response that every host should send. */
export interface Case {
  /** Its name in the matrix; unique. */
  name: string;
  /** The path as it is sent, not decoded or normalized. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Any of these; hosts use different codes for permanent redirects. */
  status: readonly number[];
  /** The exact `Location`; undefined: there must be none, unless `locationBelow` is given. */
  location?: string;
  /** For malicious paths: a `Location`, if any, must be a path of this site. */
  onSite?: boolean;
  /** By name in lower case; null: must be missing. */
  answer?: Readonly<Record<string, string | RegExp | null>>;
  /** A part of the decompressed body, or a pattern. */
  body?: string | RegExp;
}

/** What the table needs from the build besides the model. */
export interface BuiltFiles {
  /** Address of a script with a hash in its name. */
  script: string;
  /** Address of a page's data. */
  pageData: string;
  /** Addresses of a page of the demo, and of another file in its folder; undefined if the site has none. */
  tourPage?: string | undefined;
  tourFile?: string | undefined;
}

/** The codes that hosts use for permanent redirects. */
export const permanent = [301, 308];

/** Browsers may cache permanent redirects, so temporary ones need other codes. */
export const statusesOf = ({ temporary }: Redirect) => (temporary ? [302] : permanent);

/** The address of the landing page in the first language. */
export const startOf = ({ negotiation }: SiteModel) => negotiation.languages[0]?.to ?? '/';

/** An address that redirects to another one. */
export const leads = (from: string, to: string, status = permanent, name = from): Case => ({
  name,
  path: from,
  status,
  location: to,
});
