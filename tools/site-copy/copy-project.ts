import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gitEnvironment } from '../../src/data/git-environment';

/** The parts of the project that a build needs, besides its data and its packages. */
export const parts = [
  'packages',
  'src',
  'static',
  // The tests of the built HTML read it.
  'docs',
  'package.json',
  // Parcel, which compiles gatsby-*.ts, lists all files next to the nearest lock file: without this one, those of all copies.
  'package-lock.json',
  '.parcelrc',
  'tsconfig.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
];

/** Brings the code and the packages of a copy up to date. */
export function copyCode(folder: string): void {
  mkdirSync(folder, { recursive: true });
  linkPackages(folder);
  for (const part of parts) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(part, join(folder, part), { recursive: true });
  }
}

/** Copies every file of the project that git knows or would add, in place of what stood there; Gatsby's cache stays. */
export function copyRepository(folder: string): void {
  mkdirSync(folder, { recursive: true });
  linkPackages(folder);
  for (const part of ['packages', 'src', 'data', 'docs', 'static', 'tools', '__tests__']) {
    rmSync(join(folder, part), { recursive: true, force: true });
  }
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    env: gitEnvironment(),
    encoding: 'utf8',
  });
  for (const path of stdout.split('\0').filter((name) => name && existsSync(name))) cpSync(path, join(folder, path));
}

/** Links the project’s packages into a folder, unless it has those of the same lock file. */
export function linkPackages(folder: string): void {
  const wanted = readFileSync('package-lock.json', 'utf8');
  // In node_modules: the copy’s own lock file does not show which packages are there.
  const note = join(folder, 'node_modules', '.linked-for.json');
  if (!existsSync(note) || readFileSync(note, 'utf8') !== wanted) {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    linkFiles('node_modules', join(folder, 'node_modules'));
    writeFileSync(note, wanted);
  }
  shareCache(folder);
}

/** The project and all copies share encoded pictures (packages/gatsby-patches/pictures.ts). */
function shareCache(folder: string): void {
  const shared = join('node_modules', '.cache');
  mkdirSync(shared, { recursive: true });
  rmSync(join(folder, shared), { recursive: true, force: true });
  symlinkSync(realpathSync(shared), join(folder, shared), 'junction');
}

/** Hard-links files to a second folder. A symlink to the folder would not work: Gatsby would treat packages as parts of the site. */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    // Links to folders; Windows needs rights for any other kind than a junction.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target, 'junction');
    else linkOrCopy(source, target);
  }
}

/** Some disks have no hard links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
