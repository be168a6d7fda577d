import {
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

/** What of the project a build needs, beside its data and its packages. */
export const parts = [
  'src',
  'static',
  // The tests of the built HTML compare it with what is sent.
  'docs',
  'package.json',
  // Parcel, which compiles Gatsby's own files, lists every file beside the nearest lock file: without this one, of all other copies.
  'package-lock.json',
  'tsconfig.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
];

/** Copies what of the project a build needs, beside its data and its packages, in place of what stood there. */
export function copyCode(folder: string): void {
  for (const part of parts) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(part, join(folder, part), { recursive: true });
  }
}

/** Gives a folder the project's packages, unless it has those of the same lock file. */
export function linkPackages(folder: string): void {
  const wanted = readFileSync('package-lock.json', 'utf8');
  // Beside the packages: a lock file of its own, which a copy of the whole project has, says nothing of them.
  const note = join(folder, 'node_modules', '.linked-for.json');
  if (!existsSync(note) || readFileSync(note, 'utf8') !== wanted) {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    linkFiles('node_modules', join(folder, 'node_modules'));
    writeFileSync(note, wanted);
  }
  shareCache(folder);
}

/** Pictures that one copy encodes are there for the project and all other copies (src/build/picture-store.ts). */
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
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
