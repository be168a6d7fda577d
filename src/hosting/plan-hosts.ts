import type { Host, HostOutput } from './host';
import { hosts } from './hosts';
import type { SiteModel } from './site-model';

/** The files for one host. */
interface HostPlan {
  host: Host;
  output: HostOutput;
}

/** Why the site cannot be written for a host. */
export type HostFault = { name: string } & (
  | { kind: 'unknown' }
  /** Another host reads a published file of the same name, in its own language. */
  | { kind: 'excluded'; other: string; file: string }
  /** More than the host takes. */
  | { kind: 'limit'; limits: readonly string[] }
);

/** The names that `hosts` of `data/site.json` may hold. */
export const hostNames: readonly string[] = hosts.map(({ name }) => name);

const hostIfAny = (name: string) => hosts.find((candidate) => candidate.name === name);

/**
 * The host of a name.
 * @throws Error listing the names there are
 */
export function hostNamed(name: string): Host {
  const host = hostIfAny(name);
  if (host) return host;
  throw new Error(`There is no host "${name}" (data/site.json, "hosts"). There are: ${hostNames.join(', ')}.`);
}

/** Why the site cannot be written for the named hosts: unknown names, limits, and hosts that exclude each other. */
export function hostFaults(model: SiteModel, names: readonly string[]): HostFault[] {
  const plans = names.flatMap((name) => {
    const host = hostIfAny(name);
    return host ? [{ host, output: host.write(model) }] : [];
  });
  return [
    ...unknownHosts(names),
    ...plans.flatMap(({ host: { name }, output: { errors } }): HostFault[] =>
      errors.length > 0 ? [{ name, kind: 'limit', limits: errors }] : [],
    ),
    ...exclusions(plans),
  ];
}

/** The unknown host names. */
export const unknownHosts = (names: readonly string[]): HostFault[] =>
  names.filter((name) => !hostNames.includes(name)).map((name) => ({ name, kind: 'unknown' }));

/** One fault per pair of hosts, however many files both read. */
function exclusions(plans: readonly HostPlan[]): HostFault[] {
  return plans.flatMap(({ host: { name }, output }, index) =>
    plans.slice(0, index).flatMap(({ host, output: { published } }): HostFault[] => {
      const contents = new Map(published.map(({ path, content }) => [path, content]));
      const clash = output.published.find(({ path, content }) => (contents.get(path) ?? content) !== content);
      return clash ? [{ kind: 'excluded', name, other: host.name, file: clash.path }] : [];
    }),
  );
}
