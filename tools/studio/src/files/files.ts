/**
 * The files that the studio works on. A path begins with `data/`, for the site's content, or `cache/`, for the studio's own. When
 * an operation returns, its result survives a loss of power.
 */
export interface Files {
  /** What a file holds; undefined if there is none. */
  read(path: string): Buffer | undefined;
  /** Writes a file, and the folders that it needs. Whoever is interrupted leaves part of it: see `writeWhole`. */
  write(path: string, bytes: Uint8Array): void;
  /** Gives a file another name, in one step, in place of what had that name. */
  rename(from: string, to: string): void;
  /** Removes a file, if it is there. */
  remove(path: string): void;
  /** The names of the files in a folder; none if there is no such folder. */
  list(folder: string): string[];
}

/**
 * Writes a file whole or not at all, by way of another name in the same folder.
 * @param draft that name; a dot at its start hides it from the content check
 */
export function writeWhole(files: Files, path: string, bytes: Uint8Array, draft = `${path}.new`): void {
  files.write(draft, bytes);
  files.rename(draft, path);
}
