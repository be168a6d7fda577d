import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './files-in';
import { removeEmpty } from './remove-empty';

/** The folder of the files whose names hold their hash. */
const assets = 'static';

/** A hash as Gatsby and webpack write it into a file's name, or the name of a folder. */
const hash = /[0-9a-f]{20,}/g;

/** What may name such a file. */
const text = /\.(?:html|json|js|css)$/;

/**
 * Takes scripts and pictures of earlier builds out of what is published: those that no page names, nor a script that a page names.
 * @param folder what is published
 * @param aside where they wait: Gatsby takes a picture that it once made for made, and does not make it again
 */
export function moveUnusedAside(folder: string, aside: string): void {
  const used = usedHashes(folder);
  for (const path of assetsIn(folder)) {
    if (hashesIn(path).some((found) => used.has(found))) continue;
    moveFile(join(folder, path), join(aside, path));
    removeEmpty(dirname(join(folder, path)), folder);
  }
}

/** Puts them back where Gatsby left them. */
export function restoreUnused(folder: string, aside: string): void {
  for (const path of assetsIn(aside)) moveFile(join(aside, path), join(folder, path));
}

/** Hashes that pages name, and that the scripts name which they stand for. */
function usedHashes(folder: string): Set<string> {
  const scripts = assetsIn(folder).filter((path) => text.test(path));
  const used = new Set<string>();
  const read = new Set<string>();
  let next = filesIn(folder).filter((path) => text.test(path) && !path.startsWith(`${assets}/`));
  while (next.length > 0) {
    for (const path of next) {
      read.add(path);
      for (const found of hashesIn(readFileSync(join(folder, path), 'utf8'))) used.add(found);
    }
    next = scripts.filter((path) => !read.has(path) && hashesIn(path).some((found) => used.has(found)));
  }
  return used;
}

const hashesIn = (value: string): string[] => value.match(hash) ?? [];

const assetsIn = (folder: string) => filesIn(join(folder, assets)).map((path) => `${assets}/${path}`);

function moveFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
