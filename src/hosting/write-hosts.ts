import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type HostFault, planHosts, unknownHostMessage } from './plan-hosts';
import { hiddenFiles, type SiteModel } from './site-model';
import { writeFiles } from './write-files';

interface Folders {
  /** For files that are not published; each host gets a folder of its own below it. */
  hostingFolder: string;
  publicFolder: string;
}

/**
 * Writes the files of each of the named hosts.
 * @param names as in `hosts` of `data/site.json`
 * @returns what the hosts cannot do, and whether one of them sends compressed files
 * @throws Error listing everything that exceeds a limit of a host, and unknown hosts
 */
export function writeHosts(model: SiteModel, names: readonly string[], folders: Folders) {
  const { plans, faults } = planHosts(model, names);
  if (faults.length > 0)
    throw new Error(`What the hosts of data/site.json cannot take:\n${faults.map(describe).join('\n')}`);
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

function describe(fault: HostFault): string {
  switch (fault.kind) {
    case 'unknown':
      return unknownHostMessage(fault.name);
    case 'excluded':
      return `${fault.other} and ${fault.name} both read ${fault.file}, each in its own way: name one of the two.`;
    case 'limit':
      return fault.limits.map((limit) => `${fault.name}: ${limit}`).join('\n');
  }
}
