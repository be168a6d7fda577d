import { z } from 'zod';
import { type Files, writeWhole } from '../files/files';

const savedFile = 'cache/saved.json';
const schema = z.array(z.string());

/** The files that were saved and not sent for review yet. The list outlives the run: one may save today and send tomorrow. */
export class SavedFiles {
  constructor(private readonly files: Files) {}

  /** Paths below `data/`. A damaged list is moved aside: the files themselves are saved. */
  get paths(): readonly string[] {
    const text = this.files.read(savedFile)?.toString('utf8');
    if (text === undefined) return [];
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      this.files.rename(savedFile, 'cache/damaged-saved.json');
      return [];
    }
  }

  add(paths: readonly string[]): void {
    if (paths.length > 0) this.keep([...new Set([...this.paths, ...paths])]);
  }

  remove(paths: readonly string[]): void {
    this.keep(this.paths.filter((path) => !paths.includes(path)));
  }

  private keep(paths: readonly string[]): void {
    writeWhole(this.files, savedFile, Buffer.from(JSON.stringify(paths)));
  }
}
