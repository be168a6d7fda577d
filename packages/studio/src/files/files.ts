/**
 * The files that the studio works on. Paths start with `data/` for the site's content or `cache/` for the studio's own files.
 * When an operation returns, its result survives a power failure.
 */
export interface Files {
  /** Returns the content of a file; undefined if there is no such file. */
  read(path: string): Buffer | undefined;
  /** Writes a file and creates missing folders. Not atomic: an interruption can leave a partial file. See `writeWhole`. */
  write(path: string, bytes: Uint8Array): void;
  /** Renames a file atomically; replaces an existing file of that name. */
  rename(from: string, to: string): void;
  /** Removes a file if it exists. */
  remove(path: string): void;
  /** Returns the names of the files in a folder; none if there is no such folder. */
  list(folder: string): string[];
}

/**
 * Writes a file atomically: writes a temporary file in the same folder, then renames it.
 * @param draft path of the temporary file; a name that starts with a dot hides it from the content check
 */
export function writeWhole(files: Files, path: string, bytes: Uint8Array, draft = `${path}.new`): void {
  files.write(draft, bytes);
  files.rename(draft, path);
}

/** Parses a JSON file; returns undefined if there is no file or if it has a syntax error. */
export function parseJson(bytes: Buffer | undefined): { value: unknown } | undefined {
  try {
    return bytes && { value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return undefined;
  }
}
