/** What is read of a package-lock.json (docs.npmjs.com/cli/configuring-npm/package-lock-json). */
export interface LockFile {
  /** By the folder they are installed in; '' is the project itself. */
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  /** Shipped inside another package, whose hash covers it. */
  inBundle?: boolean;
  /** A package of this repository: `resolved` is its folder. */
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * What `npm ci` would refuse, or install without a hash, on this system or another.
 * @param folder where the lock file lies, such as `tools/hosts`
 * @returns one line for each problem, with how to fix it
 */
export function lockProblems({ packages }: LockFile, folder: string): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...missingOptional(packages, path).map((name) => missingWords(nameOf(path, entry), name, folder)),
    ...(isFetched(path, entry, packages) && !entry.integrity
      ? [`${path} has no integrity hash. Take it out, then run ${writeAnew(folder)}`]
      : []),
    ...(entry.resolved && !isOwn(entry, packages)
      ? [`${path} holds a download address. Take it out: .npmrc keeps it from coming back`]
      : []),
  ]);
}

/** Whether an entry links to a folder of this repository that the lock file lists. */
const isOwn = ({ link, resolved = '' }: LockedPackage, packages: LockFile['packages']) =>
  link === true && resolved !== '' && !/node_modules|:/.test(resolved) && resolved in packages;

/** Whether npm downloads it: the project's own packages are there, and a bundled one comes inside another. */
const isFetched = (path: string, entry: LockedPackage, packages: LockFile['packages']) =>
  path.includes('node_modules/') && !entry.inBundle && !isOwn(entry, packages);

function missingOptional(packages: LockFile['packages'], path: string): string[] {
  return Object.keys(packages[path]?.optionalDependencies ?? {}).filter(
    (name) => !foldersFrom(path).some((folder) => `${folder}node_modules/${name}` in packages),
  );
}

/** Where Node looks for what a package imports: its own folder, then each that surrounds it. */
function foldersFrom(path: string): string[] {
  const parents = [...path.matchAll(/node_modules\//g)].map(({ index }) => path.slice(0, index));
  return path ? ['', ...parents, `${path}/`] : [''];
}

const nameOf = (path: string, { version }: LockedPackage) => `${path || 'package.json'}${version ? ` ${version}` : ''}`;

const missingWords = (parent: string, name: string, folder: string) =>
  `${parent} needs ${name} on some system, and it is missing. Run ${writeAnew(folder)}. If it stays missing, the registry lacks ` +
  'it: choose a version of the package that has all, or pin one in "overrides"';

const writeAnew = (folder: string) => `npm install --package-lock-only beside ${folder}/package.json`;
