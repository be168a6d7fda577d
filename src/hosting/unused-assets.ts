import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, move, removeEmpty } from './files';

/** The folder of scripts and style sheets, and of pictures, each in a folder named by the digest of its original. */
const assets = 'static';

const digest = /[0-9a-f]{32}/g;

/**
 * Before a build: deletes the scripts and style sheets of the last one, and moves the pictures that it did not need back to where Gatsby
 * wrote them.
 * @param folder Gatsby's output
 * @param aside where the pictures are kept
 */
export function resetAssets(folder: string, aside: string): void {
  const scripts = filesIn(join(folder, assets)).filter((path) => /\.(?:js|css|txt)(?:\.br|\.gz)?$/.test(path));
  for (const path of scripts) rmSync(join(folder, assets, path));
  for (const path of filesIn(join(aside, assets))) move(join(aside, assets, path), join(folder, assets, path));
}

/**
 * After it: moves pictures out of the published folder that no page, script or data names. They are kept, because Gatsby does not generate
 * a picture again once it has done so.
 */
export function moveUnusedAside(folder: string, aside: string): void {
  const texts = filesIn(folder).filter((path) => /\.(?:html|json|js|css)$/.test(path));
  const used = new Set(texts.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(digest) ?? []));
  for (const path of filesIn(join(folder, assets))) {
    const [original] = path.match(digest) ?? [];
    if (!original || used.has(original)) continue;
    move(join(folder, assets, path), join(aside, assets, path));
    removeEmpty(dirname(join(folder, assets, path)), folder);
  }
}
