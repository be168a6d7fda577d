import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type Sharp from 'sharp';
import { readJson } from '../../packages/content';
import { filesIn } from '../../packages/hosts';
import { imagesFolder } from './read-data';

/** Cache of the pictures that were decoded without an error, so that they are not decoded again. */
const noteFile = resolve('.cache/whole-pictures.json');

/** Size and modification time of intact pictures, by path. */
type Note = Record<string, string>;

/**
 * Pictures that are truncated or damaged, which their header does not show. Decodes those that have changed since the last time.
 * @returns their paths below the folder
 */
export async function brokenPictures(folder = imagesFolder, note = noteFile): Promise<Set<string>> {
  const intact = readNote(note);
  const states = new Map(picturesIn(folder).map((path) => [path, stateOf(join(folder, path))]));
  const changed = [...states].filter(([path, state]) => intact[join(folder, path)] !== state).map(([path]) => path);
  if (changed.length === 0) return new Set();
  // Seldom needed, and takes as long to load as all the rest of the check; a bundle of the check cannot hold its native code.
  const sharp = createRequire(resolve('package.json'))('sharp') as typeof Sharp;
  const results = await Promise.all(
    changed.map((path) =>
      sharp(join(folder, path), { sequentialRead: true })
        .resize(8, 8, { fit: 'fill' })
        .raw()
        .toBuffer()
        .then(
          () => undefined,
          () => path,
        ),
    ),
  );
  const broken = new Set(results.filter((path) => path !== undefined));
  for (const path of changed) if (!broken.has(path)) intact[join(folder, path)] = states.get(path) ?? '';
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify(intact));
  return broken;
}

const picturesIn = (folder: string) => filesIn(folder).filter((path) => /\.(?:png|jpe?g|webp|avif)$/i.test(path));

function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

const readNote = (note: string) => ((existsSync(note) && readJson(readFileSync(note, 'utf8'))) || {}) as Note;
