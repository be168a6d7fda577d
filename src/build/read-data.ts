import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the editors' files stand. */
export const dataFolder = resolve('data');

/** Where images stand; content names them by their path below it. */
export const imagesFolder = join(dataFolder, 'images');

/** What the checks need of `data/`. */
export interface DataSources {
  /** The text of every JSON file, by its path below `data/`. */
  sources: Map<string, string>;
  /** Paths of all images, below `data/images`. */
  images: Set<string>;
}

/** Reads every data file; writes nothing. */
export function readData(folder = dataFolder): DataSources {
  const images = 'images/';
  const files = listFiles(folder);
  return {
    sources: new Map(
      files
        .filter((path) => path.endsWith('.json') && !path.startsWith(images))
        .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    ),
    images: new Set(files.filter((path) => path.startsWith(images)).map((path) => path.slice(images.length))),
  };
}

/** Paths of all files below a folder, sorted, with `/` between their parts on every system. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
