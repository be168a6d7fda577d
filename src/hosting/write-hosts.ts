import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostNamed } from './plan-hosts';
import { hiddenFiles, type SiteModel } from './site-model';
import { writeFiles } from './write-files';

interface Folders {
  /** For files that are not published; each host gets a folder of its own below it. */
  hostingFolder: string;
  publicFolder: string;
}

/**
 * Writes the files of each of the named hosts. The content check has found that they can take the site.
 * @param names as in `hosts` of `data/site.json`
 * @returns what the hosts cannot do, and whether one of them sends compressed files
 */
export function writeHosts(model: SiteModel, names: readonly string[], folders: Folders) {
  const plans = names.map(hostNamed).map((host) => ({ host, output: host.write(model) }));
  // Of hosts that an earlier build was for.
  for (const path of hiddenFiles) rmSync(join(folders.publicFolder, path), { force: true });
  for (const { host, output } of plans) {
    const own = join(folders.hostingFolder, host.name);
    rmSync(own, { recursive: true, force: true });
    writeFiles(own, output.files);
    writeFiles(folders.publicFolder, output.published);
  }
  return {
    warnings: plans.flatMap(({ host, output }) =>
      output.shortfalls.map(({ rule, instead }) => `${host.name} cannot express: ${rule}. Instead: ${instead}`),
    ),
    precompressed: plans.some(({ host }) => host.precompressed),
  };
}
