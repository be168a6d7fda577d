import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { imageSize } from 'image-size';
import { type ImageFacts, schemasFolder } from '../../packages/content';
import type { CheckOptions } from '../../packages/content/model';
import { filesIn } from '../../packages/hosts';

/** The editors' files: `data/`, or the folder in the environment variable SITE_DATA. */
export const dataFolder = resolve(process.env.SITE_DATA ?? 'data');

/** The folder of images; content names them by their path below it. */
export const imagesFolder = join(dataFolder, 'images');

/** Files that are published unchanged: `static/`, or the folder in the environment variable SITE_STATIC. */
export const staticFolder = resolve(process.env.SITE_STATIC ?? 'static');

/** The input of the checks. */
export interface DataSources extends Pick<CheckOptions, 'others' | 'committed'> {
  /** The text of every JSON file, by its path below `data/`. */
  sources: Map<string, string>;
  /** Paths of all images, below `data/images`. */
  images: Set<string>;
  /** Their sizes, by the same path. */
  imageFacts: Map<string, ImageFacts>;
  /** Addresses of the files in `static/`. */
  staticFiles: Set<string>;
  /** Paths of symbolic links: nothing reads what they lead to. */
  links?: readonly string[];
}

/**
 * Reads every data file; writes nothing.
 * @param broken paths of images that cannot be decoded (`brokenPictures`); this function reads only their first bytes
 * @param statics the folder of the files that are published unchanged
 */
export function readData(folder = dataFolder, broken: ReadonlySet<string> = new Set(), statics = staticFolder): DataSources {
  const images = 'images/';
  const files = listFiles(folder);
  const isSource = (path: string) =>
    path.endsWith('.json') && !path.startsWith(images) && !path.startsWith(`${schemasFolder}/`);
  const imagePaths = files.filter((path) => path.startsWith(images)).map((path) => path.slice(images.length));
  return {
    sources: new Map(files.filter(isSource).map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
    others: new Set(files.filter((path) => !path.endsWith('.json') && !path.startsWith(images))),
    images: new Set(imagePaths),
    links: filesIn(folder, (entry) => entry.isSymbolicLink()),
    staticFiles: new Set(listFiles(statics).map((path) => `/${path}`)),
    imageFacts: new Map(
      imagePaths.map((path) => {
        const { head, bytes } = readHead(join(folder, images, path));
        return [path, { ...imageFactsOf(head, bytes), ...(broken.has(path) && { width: 0, height: 0 }) }];
      }),
    ),
  };
}

/** Sorted; files of the system such as .DS_Store are left out. */
const listFiles = (folder: string): string[] =>
  filesIn(folder)
    .filter((path) => !basename(path).startsWith('.'))
    .sort();

/** The size of a picture is near the start of its file; in a JPEG from a camera, after its thumbnail. */
const headBytes = 256 * 1024;

/**
 * Size and type of a picture as people see it; width and height are 0 if the file is not one.
 * @param head the start of the file
 * @param bytes the size of the whole file
 */
export function imageFactsOf(head: Uint8Array, bytes = head.length): ImageFacts {
  try {
    const { width, height, type, orientation = 1 } = imageSize(head);
    // A phone stores a photo as its sensor is turned, and how to turn it: 5 to 8 are quarter turns (Exif 3.0, 4.6.5.1.6).
    return { ...(orientation < 5 ? { width, height } : { width: height, height: width }), bytes, type };
  } catch {
    return { width: 0, height: 0, bytes };
  }
}

function readHead(path: string): { head: Uint8Array; bytes: number } {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const head = new Uint8Array(Math.min(size, headBytes));
    readSync(file, head);
    return { head, bytes: size };
  } finally {
    closeSync(file);
  }
}
