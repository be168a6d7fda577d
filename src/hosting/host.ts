import type { SiteModel } from './site-model';
import type { TextFile } from './write-files';

/** A part of the model that a host cannot express, and what visitors get instead. */
interface Shortfall {
  /** The rule, such as `404 by folder`. */
  rule: string;
  instead: string;
}

/** The generated files for one host. */
export interface HostOutput {
  /** For the host's own configuration: below `hosting/{name}/`, never published. */
  files: readonly TextFile[];
  /** What the host reads out of the published folder. */
  published: readonly TextFile[];
  shortfalls: readonly Shortfall[];
  /** What goes over a limit of the host; any of them stops the build. */
  errors: readonly string[];
}

/** A host: writes the model in its own format. */
export interface Host {
  /** As `data/site.json` names it. */
  name: string;
  /** Whether it sends `.br` and `.gz` files that lie beside the originals. */
  precompressed: boolean;
  write(model: SiteModel): HostOutput;
}

/** A host as it is defined: with its files, shortfalls and errors, as far as it has any. */
export interface HostDefinition extends Pick<Host, 'name'>, Partial<Pick<Host, 'precompressed'>> {
  write(model: SiteModel): Partial<HostOutput>;
}
