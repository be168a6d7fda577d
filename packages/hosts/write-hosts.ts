import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostNamed, hostNames } from './hosts';
import { hiddenFiles, type SiteModel } from './site-model';
import { writeFiles } from './write-files';

/** Why the site cannot be written for a host. */
export type HostFault = { name: string } & (
  | { kind: 'unknown' }
  /** Another host reads a published file of the same name, in its own language. */
  | { kind: 'excluded'; other: string; file: string }
  /** More than the host takes. */
  | { kind: 'limit'; limits: readonly string[] }
);

/** The unknown host names. */
export const unknownHosts = (names: readonly string[]): HostFault[] =>
  names.filter((name) => !hostNames.includes(name)).map((name) => ({ name, kind: 'unknown' }));

/** Why the site cannot be written for the named hosts: unknown names, limits, and hosts that exclude each other. */
export function hostFaults(model: SiteModel, names: readonly string[]): HostFault[] {
  const known = names.filter((name) => hostNames.includes(name));
  const outputs = known.map((name) => ({ name, ...hostNamed(name).write(model) }));
  return [
    ...unknownHosts(names),
    ...outputs
      .filter(({ errors }) => errors.length > 0)
      .map(({ name, errors }): HostFault => ({ name, kind: 'limit', limits: errors })),
    // One fault per pair of hosts, however many files both read.
    ...outputs.flatMap(({ name, published }, index) =>
      outputs.slice(0, index).flatMap((other): HostFault[] => {
        const contents = new Map(other.published.map(({ path, content }) => [path, content]));
        const clash = published.find(({ path, content }) => (contents.get(path) ?? content) !== content);
        return clash ? [{ kind: 'excluded', name, other: other.name, file: clash.path }] : [];
      }),
    ),
  ];
}

/**
 * Writes the files of each of the named hosts. The content check has found that they can take the site.
 * @param names as in `hosts` of `data/site.json`
 * @param folders each host gets a folder of its own below `hostingFolder`, which is not published
 * @returns whether one of them sends compressed files
 */
export function writeHosts(
  model: SiteModel,
  names: readonly string[],
  { hostingFolder, publicFolder }: { hostingFolder: string; publicFolder: string },
) {
  const named = names.map(hostNamed);
  const outputs = named.map((host) => ({ name: host.name, ...host.write(model) }));
  // Of hosts that an earlier build was for.
  for (const path of hiddenFiles) rmSync(join(publicFolder, path), { force: true });
  for (const { name, files, published } of outputs) {
    rmSync(join(hostingFolder, name), { recursive: true, force: true });
    writeFiles(join(hostingFolder, name), files);
    writeFiles(publicFolder, published);
  }
  return named.some((host) => host.precompressed);
}
