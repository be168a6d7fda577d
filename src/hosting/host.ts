import type { SiteModel } from './site-model';
import type { TextFile } from './write-files';

/** What a host cannot do as the model says, and what visitors get instead. */
export interface Shortfall {
  /** The rule, such as `404 by folder`. */
  rule: string;
  instead: string;
}

/** What is written for one host. */
export interface HostOutput {
  /** For the host's own configuration: below `hosting/{name}/`, never published. */
  files: readonly TextFile[];
  /** What the host reads out of the published folder. */
  published: readonly TextFile[];
  shortfalls: readonly Shortfall[];
  /** What goes over a limit of the host; any of them stops the build. */
  errors: readonly string[];
}

/** One host: how the model is said in its words. */
export interface Host {
  /** As `data/site.json` names it. */
  name: string;
  /** Whether it sends `.br` and `.gz` files that lie beside the originals. */
  precompressed: boolean;
  write(model: SiteModel): HostOutput;
}
