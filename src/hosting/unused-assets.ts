import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, move, removeEmpty } from './files';

/** The folder of the files whose names hold their hash. */
const assets = 'static';

/** A hash as Gatsby and webpack write it into a file's name, or the name of a folder. */
const hash = /[0-9a-f]{8,}/g;

/** Files that may reference such a file. */
const text = /\.(?:html|json|js|css)$/;

/**
 * Moves scripts and pictures of earlier builds out of the published folder: those that neither a page nor a used script
 * references.
 * @param folder the published folder
 * @param aside where they are kept: Gatsby does not generate a picture again once it has done so
 */
export function moveUnusedAside(folder: string, aside: string): void {
  const used = usedHashes(folder);
  for (const path of assetsIn(folder)) {
    if (isUsed(path, used)) continue;
    move(join(folder, path), join(aside, path));
    removeEmpty(dirname(join(folder, path)), folder);
  }
}

/** Moves them back to where Gatsby wrote them. */
export function restoreUnused(folder: string, aside: string): void {
  for (const path of assetsIn(aside)) move(join(aside, path), join(folder, path));
}

/** The hashes that pages reference, directly or through their scripts. */
function usedHashes(folder: string): Set<string> {
  const used = new Set<string>();
  const unread = new Set(filesIn(folder).filter((path) => text.test(path)));
  const isReached = (path: string) => !path.startsWith(`${assets}/`) || isUsed(path, used);
  for (let next = [...unread].filter(isReached); next.length > 0; next = [...unread].filter(isReached)) {
    for (const path of next) {
      unread.delete(path);
      for (const found of hashesIn(readFileSync(join(folder, path), 'utf8'))) used.add(found);
    }
  }
  return used;
}

/** The name of a script that several pages share has a hash of its own, which an earlier version of the script has, too. */
const isUsed = (path: string, used: ReadonlySet<string>) =>
  hashesIn(path).length > 0 && hashesIn(path).every((found) => used.has(found));

const hashesIn = (value: string): string[] => value.match(hash) ?? [];

const assetsIn = (folder: string) => filesIn(join(folder, assets)).map((path) => `${assets}/${path}`);
