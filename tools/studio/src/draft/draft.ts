import { z } from 'zod';
import { contentPath } from '../files/content-path';
import { type Files, writeWhole } from '../files/files';
import { dropObjects, type Hash, keepObject, objectOf } from './objects';

const hash = z.string().nullable();
const stepSchema = z.strictObject({
  title: z.string(),
  files: z.record(z.string(), z.strictObject({ before: hash, after: hash })),
});
const stateSchema = z.strictObject({
  /** What the disk held when a file was first edited. */
  base: z.record(z.string(), hash),
  done: z.array(stepSchema),
  undone: z.array(stepSchema),
});

/** One edit, of one or several files, which is undone as a whole. */
type Step = z.infer<typeof stepSchema>;
type State = z.infer<typeof stateSchema>;

/** What files shall hold, by path below `data/`; undefined: no such file. */
export type Contents = ReadonlyMap<string, Uint8Array | undefined>;

/** A file that the draft changes. */
export interface ChangedFile {
  /** Path below `data/`. */
  path: string;
  /** As it was read; undefined: there was none. */
  base: Buffer | undefined;
  /** As it is edited; undefined: it is removed. */
  ours: Buffer | undefined;
}

const draftFile = 'cache/draft.json';
const empty = (): State => ({ base: {}, done: [], undone: [] });

/** The edits that are not saved yet. Every change is on the disk, in the studio's own folder, before its function returns. */
export class Draft {
  private state: State;

  /** Takes up the draft that was left; one that is damaged is set aside. */
  constructor(private readonly files: Files) {
    this.state = readState(files);
  }

  /** What a file holds with all edits; undefined if there is none. */
  read(path: string): Buffer | undefined {
    const last = this.state.done.findLast((step) => Object.hasOwn(step.files, path));
    return last ? objectOf(this.files, last.files[path]?.after ?? null) : this.files.read(`data/${contentPath(path)}`);
  }

  /**
   * Makes an edit of one or several files.
   * @param title what it is, for the list of changes
   * @throws Error if a path is none of the site's content
   */
  apply(title: string, contents: Contents): void {
    const { done } = this.state;
    const touched = pathsOf(done);
    const base = Object.fromEntries(Object.entries(this.state.base).filter(([path]) => touched.has(path)));
    const files: Step['files'] = {};
    for (const [path, bytes] of contents) {
      const before = keepObject(this.files, this.read(path));
      const after = keepObject(this.files, bytes);
      if (before === after) continue;
      if (!touched.has(path)) base[path] = before;
      files[path] = { before, after };
    }
    if (Object.keys(files).length > 0) this.write({ base, done: [...done, { title, files }], undone: [] });
  }

  /** Takes the last edit back. */
  undo(): void {
    const { base, done, undone } = this.state;
    const last = done.at(-1);
    if (last) this.write({ base, done: done.slice(0, -1), undone: [...undone, last] });
  }

  /** Makes the edit again that was taken back last. */
  redo(): void {
    const { base, done, undone } = this.state;
    const last = undone.at(-1);
    if (last) this.write({ base, done: [...done, last], undone: undone.slice(0, -1) });
  }

  /** The titles of the edits, and of those that were taken back; the last is the next to undo or redo. */
  get steps(): { done: string[]; undone: string[] } {
    const titles = (steps: readonly Step[]) => steps.map(({ title }) => title);
    return { done: titles(this.state.done), undone: titles(this.state.undone) };
  }

  /** Every file that is not as it was read. */
  changed(): ChangedFile[] {
    return [...pathsOf(this.state.done)].sort().flatMap((path) => {
      const base = this.state.base[path] ?? null;
      const ours = this.state.done.findLast((step) => Object.hasOwn(step.files, path))?.files[path]?.after ?? null;
      return base === ours ? [] : [{ path, base: objectOf(this.files, base), ours: objectOf(this.files, ours) }];
    });
  }

  /**
   * Begins anew, once all is saved.
   * @param left what stays a draft, as one edit
   * @param title what that edit is
   */
  reset(left: readonly ChangedFile[], title: string): void {
    const state = empty();
    const files: Step['files'] = {};
    for (const { path, base, ours } of left) {
      const before = keepObject(this.files, base);
      state.base[path] = before;
      files[path] = { before, after: keepObject(this.files, ours) };
    }
    if (left.length > 0) state.done.push({ title, files });
    this.write(state);
  }

  /** Removes the contents that no edit needs any more. */
  tidy(): void {
    dropObjects(this.files, hashesOf(this.state));
  }

  private write(state: State): void {
    writeWhole(this.files, draftFile, Buffer.from(JSON.stringify(state)));
    this.state = state;
  }
}

const pathsOf = (steps: readonly Step[]) => new Set(steps.flatMap(({ files }) => Object.keys(files)));

function hashesOf({ base, done, undone }: State): Set<Hash> {
  const steps = [...done, ...undone].flatMap(({ files }) => Object.values(files));
  return new Set([...Object.values(base), ...steps.flatMap(({ before, after }) => [before, after])]);
}

function readState(files: Files): State {
  const text = files.read(draftFile)?.toString('utf8');
  if (text === undefined) return empty();
  try {
    const state = stateSchema.parse(JSON.parse(text));
    for (const path of Object.keys(state.base)) contentPath(path);
    for (const needed of hashesOf(state)) objectOf(files, needed);
    return state;
  } catch {
    files.rename(draftFile, 'cache/damaged-draft.json');
    return empty();
  }
}
