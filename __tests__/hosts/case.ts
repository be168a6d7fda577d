import type { Redirect } from '../../packages/addresses';
import type { SiteModel } from '../../packages/hosts';
import { headersOf } from '../../packages/hosts';

/** One request, and the response that every host should send. */
export interface Case {
  /** Its name in the matrix; unique. */
  name: string;
  /** The path as it is sent, not decoded or normalized. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Whether the response is that at the end of a redirect: to `/x` from `/x.html`, on some hosts. */
  follow?: boolean;
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
}

/** The codes that hosts use for permanent redirects. */
export const permanent = [301, 308];

/** Browsers may cache permanent redirects, so temporary ones need other codes. */
export const statusesOf = ({ temporary }: Redirect) => (temporary ? [302] : permanent);

/** The address of the landing page in the first language. */
export const startOf = ({ negotiation }: SiteModel) => negotiation.languages[0]?.to ?? '/';

/** The headers with which a file is sent; without one, those of all other responses. */
export const headersAt = (model: SiteModel, file = '') =>
  Object.fromEntries(Object.entries(headersOf(model, file)).map(([name, value]) => [name.toLowerCase(), value]));

/** An address that redirects to another one. */
export const leads = (from: string, to: string, status = permanent, name = from): Case => ({
  name,
  path: from,
  status,
  location: to,
});
