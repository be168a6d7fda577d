/** Packages whose licence the build has collected, as name and version, such as `react 18.3.1`. */
export function sentPackages(licenses: string): string[] {
  return [...licenses.matchAll(/^-{80}\n(\S+ \S+) \(.+\)$/gm)].map(([, entry = '']) => entry);
}
