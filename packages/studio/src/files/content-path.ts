import { identifyFile } from '../site';

/** Matches pictures in a subfolder of `data/images/`. */
const picturePattern = /^images\/(?:[a-z0-9][a-z0-9_-]*\/){1,3}[a-z0-9][a-z0-9_-]*\.(?:png|jpe?g|webp|avif)$/i;

/** Returns whether a path is the path of a picture. */
export const isPicturePath = (path: string): boolean => picturePattern.test(path);

/** Returns whether the studio may read and write a file: it must be a picture or a file that the site knows. */
export const isContentPath = (path: string): boolean => identifyFile(path) !== undefined || isPicturePath(path);

/**
 * Checks that the studio may read and write a file (`isContentPath`).
 * @param path path below `data/`
 * @returns the same path
 * @throws Error for any other path
 */
export function contentPath(path: string): string {
  if (isContentPath(path)) return path;
  throw new Error(`data/${path} is no file that the studio may touch.`);
}
