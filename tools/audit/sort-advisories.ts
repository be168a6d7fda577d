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

/** Advisories, one line each. */
export interface SortedAdvisories {
  browser: string[];
  elsewhere: string[];
}

/**
 * Tells the advisories of packages that reach a visitor's browser from all others.
 * @param versionIn the version of the package in a folder
 * @param sent packages whose code is sent, such as `react 18.3.1`
 */
export function sortAdvisories(
  { vulnerabilities }: AuditReport,
  versionIn: (folder: string) => string,
  sent: ReadonlySet<string>,
): SortedAdvisories {
  const sorted: SortedAdvisories = { browser: [], elsewhere: [] };
  for (const { name, severity, via, nodes } of Object.values(vulnerabilities)) {
    const reaches = nodes.some((folder) => sent.has(`${name} ${versionIn(folder)}`));
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      sorted[reaches ? 'browser' : 'elsewhere'].push(`${name} (${severity}): ${advisory.title} ${advisory.url}`);
    }
  }
  return sorted;
}
