import type { SiteModel } from './site-model';
import type { TextFile } from './write-files';

/** The generated files for one host. */
export interface HostOutput {
  /** For the host's own configuration: below `hosting/{name}/`, never published. */
  files: readonly TextFile[];
  /** What the host reads out of the published folder. */
  published: readonly TextFile[];
  /** What goes over a limit of the host; any of them stops the build. */
  errors: readonly string[];
}

/** A host: writes the model in its own format. */
export interface Host<Output = HostOutput> {
  /** As `data/site.json` names it. */
  name: string;
  /** Whether it sends `.br` and `.gz` files that lie beside the originals. */
  precompressed?: true;
  write(model: SiteModel): Output;
}

/** A host as it is defined: its output has only what the host needs. */
export type HostDefinition = Host<Partial<HostOutput>>;

/** Describes each part that is larger than the host takes, with the start of its name. */
export const overLimit = (unit: string, most: number, parts: readonly (readonly [name: string, size: number])[]): string[] =>
  parts
    .filter(([, size]) => size > most)
    .map(([name, size]) => `${size} ${unit} in ${name.slice(0, 80)} (at most ${most}).`);
