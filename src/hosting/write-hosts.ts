import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Host, HostOutput } from './host';
import { hosts } from './hosts';
import type { SiteModel } from './site-model';
import { type TextFile, writeFiles } from './write-files';

interface Folders {
  /** For files that are not published; each host gets a folder of its own below it. */
  hostingFolder: string;
  publicFolder: string;
}

/**
 * Writes what each of the named hosts reads.
 * @param names as in `hosts` of `data/site.json`
 * @returns what the hosts cannot do, and whether one of them sends compressed files
 * @throws Error with everything that is over a host's limit, and names that no host has
 */
export function writeHosts(model: SiteModel, names: readonly string[], folders: Folders) {
  const written = names.map((name) => ({ host: hostNamed(name), output: hostNamed(name).write(model) }));
  const errors = [
    ...written.flatMap(({ host, output }) => output.errors.map((error) => `${host.name}: ${error}`)),
    ...claimedTwice(written),
  ];
  if (errors.length > 0) throw new Error(`What the hosts of data/site.json cannot take:\n${errors.join('\n')}`);
  for (const { host, output } of written) {
    const own = join(folders.hostingFolder, host.name);
    rmSync(own, { recursive: true, force: true });
    writeFiles(own, output.files);
    writeFiles(folders.publicFolder, output.published);
  }
  return {
    warnings: written.flatMap(({ host, output }) =>
      output.shortfalls.map(({ rule, instead }) => `${host.name} cannot express: ${rule}. Instead: ${instead}`),
    ),
    precompressed: written.some(({ host }) => host.precompressed),
  };
}

/**
 * The host of a name.
 * @throws Error listing the names there are
 */
export function hostNamed(name: string): Host {
  const host = hosts.find((candidate) => candidate.name === name);
  if (host) return host;
  throw new Error(
    `There is no host "${name}" (data/site.json, "hosts"). There are: ${hosts.map((one) => one.name).join(', ')}.`,
  );
}

/** Two hosts may read a published file of the same name, each in its own language. */
function claimedTwice(written: readonly { host: Host; output: HostOutput }[]): string[] {
  const owners = new Map<string, { name: string; file: TextFile }>();
  return written.flatMap(({ host, output }) =>
    output.published.flatMap((file) => {
      const owner = owners.get(file.path);
      if (owner && owner.file.content !== file.content) {
        return [`${owner.name} and ${host.name} both read ${file.path}, each in its own way: name one of the two.`];
      }
      owners.set(file.path, { name: host.name, file });
      return [];
    }),
  );
}
