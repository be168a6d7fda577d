/** What this project reads of `npm audit --json`. */
export interface AuditReport {
  vulnerabilities: Record<string, Vulnerability>;
}

interface Vulnerability {
  name: string;
  severity: string;
  /** Advisories of the package itself; or names of packages through which it is concerned. */
  via: readonly (string | { title: string; url: string })[];
  /** Folders in which the package lies in versions that are concerned. */
  nodes: readonly string[];
}

/** What this project reads of `packages` in a lock file. */
export type LockedPackages = Readonly<Record<string, { version?: string }>>;

/** Advisories, one line each. */
export interface SortedAdvisories {
  browser: string[];
  elsewhere: string[];
}

/**
 * Tells the advisories of packages that reach a visitor's browser from all others.
 * @param packages those of the lock file, by folder; some are for other systems only and not installed
 * @param sent packages whose code is sent, such as `react 18.3.1`
 */
export function sortAdvisories(
  { vulnerabilities }: AuditReport,
  packages: LockedPackages,
  sent: ReadonlySet<string>,
): SortedAdvisories {
  const sorted: SortedAdvisories = { browser: [], elsewhere: [] };
  for (const { name, severity, via, nodes } of Object.values(vulnerabilities)) {
    const reaches = nodes.some((folder) => sent.has(`${name} ${packages[folder]?.version}`));
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      sorted[reaches ? 'browser' : 'elsewhere'].push(`${name} (${severity}): ${advisory.title} ${advisory.url}`);
    }
  }
  return sorted;
}
