import type { SiteModel } from '../../src/hosting/site-model';

/** A host that answers. */
export interface RunningHost {
  /** Scheme, host and port. */
  origin: string;
  stop(): Promise<void>;
}

/** Cases that a host cannot pass, and why. */
export interface Limit {
  /** `group: name` of the cases; every limit must be needed by at least one. */
  cases: RegExp;
  reason: string;
}

/** One host's software, and how to start it with what the build writes for that host. */
export interface HostRunner {
  /** As `data/site.json` names it. */
  name: string;
  /** What answers: the real server, or the host's own library in a server of ours. */
  software: string;
  limits: readonly Limit[];
  start(model: SiteModel): Promise<RunningHost>;
}
