import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Gatsby puts what it makes of a picture into a folder named after the MD5 digest of the picture. */
const pictureFolder = /^[0-9a-f]{32}$/;
const namedPicture = /\/static\/([0-9a-f]{32})\//g;

/**
 * Takes pictures away that the data of no page names any more. Gatsby leaves them where they are for good, and counts on finding them
 * there in a later build; but they may show what is not to be published.
 * @param folder what is published
 * @param aside where they wait for the next build
 */
export function setPicturesAside(folder: string, aside: string): void {
  const named = new Set(jsonBelow(join(folder, 'page-data')).flatMap(picturesIn));
  moveAll(join(folder, 'static'), join(aside, 'static'), (name) => !named.has(name));
}

/** Puts all of them back, before a build that may name them again. */
export function bringPicturesBack(folder: string, aside: string): void {
  moveAll(join(aside, 'static'), join(folder, 'static'), () => true);
}

const picturesIn = (file: string) => [...readFileSync(file, 'utf8').matchAll(namedPicture)].map(([, digest = '']) => digest);

function jsonBelow(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files.filter((path) => path.endsWith('.json')).map((path) => join(folder, path));
}

function moveAll(from: string, to: string, isMoved: (name: string) => boolean): void {
  if (!existsSync(from)) return;
  const pictures = readdirSync(from).filter((name) => pictureFolder.test(name) && isMoved(name));
  if (pictures.length > 0) mkdirSync(to, { recursive: true });
  for (const name of pictures) {
    rmSync(join(to, name), { recursive: true, force: true });
    renameSync(join(from, name), join(to, name));
  }
}
