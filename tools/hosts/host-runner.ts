import type { SiteModel } from '../../packages/hosts';

/** A running host. */
export interface RunningHost {
  /** Scheme, host and port. */
  origin: string;
  stop(): Promise<void>;
}

/** Cases that a host cannot pass, with the reason. */
export interface Limit {
  /** Matches `group: name` of the cases; each limit must apply to at least one. */
  cases: RegExp;
  reason: string;
}

/** How to start the software of a host, the real server or the host’s own library in ours, with the files that the build writes for it. */
export interface HostRunner {
  /** Its name in `data/site.json`. */
  name: string;
  limits: readonly Limit[];
  start(model: SiteModel): Promise<RunningHost>;
}
