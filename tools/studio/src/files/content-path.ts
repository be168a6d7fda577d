import { identifyFile } from '../site';

/** Pictures, in a folder of `images/` below `data/`, in the formats that the studio writes. */
const picturePattern = /^images\/(?:[a-z0-9][a-z0-9_-]*\/){1,3}[a-z0-9][a-z0-9_-]*\.(?:png|jpe?g|webp|avif)$/i;

/** Whether the path is that of a picture. */
export const isPicturePath = (path: string): boolean => picturePattern.test(path);

/** Whether the studio may touch a file: one that the site knows, or a picture. */
export const isContentPath = (path: string): boolean => identifyFile(path) !== undefined || isPicturePath(path);

/**
 * Holds a path to what the studio may touch: a file that the site knows, or a picture.
 * @param path path below `data/`
 * @returns the same path
 * @throws Error for any other path
 */
export function contentPath(path: string): string {
  if (isContentPath(path)) return path;
  throw new Error(`data/${path} is no file that the studio may touch.`);
}
