import { z } from 'zod';
import { contentPath } from '../files/content-path';
import { type Files, writeWhole } from '../files/files';
import type { Contents } from '../site';
import { dropObjects, type Hash, hashOf, keepObject, objectOf } from './objects';

const hash = z.string().nullable();
const stepSchema = z.strictObject({
  title: z.string(),
  files: z.record(z.string(), z.strictObject({ before: hash, after: hash })),
});
const stateSchema = z.strictObject({
  /** The hash of each file on disk when it was first edited. */
  base: z.record(z.string(), hash),
  done: z.array(stepSchema),
  undone: z.array(stepSchema),
});

/** One edit of one or more files, undone as a whole. */
type Step = z.infer<typeof stepSchema>;
type State = z.infer<typeof stateSchema>;

/** A file that the draft changes. */
export interface ChangedFile {
  /** Path below `data/`. */
  path: string;
  /** The content when it was first read; undefined if the file did not exist. */
  base: Buffer | undefined;
  /** The edited content; undefined if the file is removed. */
  ours: Buffer | undefined;
}

const draftFile = 'cache/draft.json';
const damagedDraft = 'cache/damaged-draft.json';

const damageNote =
  'The unsaved edits of the last session cannot be read: they are now in .studio/damaged-draft.json, their texts in .studio/objects. The files in data/ are as they were last saved.';

const empty = (): State => ({ base: {}, done: [], undone: [] });

/** The unsaved edits. Each method that changes the draft writes it to disk, in the studio's own folder, before it returns. */
export class Draft {
  private state: State;

  /** Loads the draft of the last session; a damaged draft is moved aside. */
  constructor(private readonly files: Files) {
    this.state = readState(files);
  }

  /** Returns a file's content with all edits; undefined if there is no such file. */
  read(path: string): Buffer | undefined {
    const last = this.state.done.findLast((step) => Object.hasOwn(step.files, path));
    return last ? objectOf(this.files, last.files[path]?.after ?? null) : this.files.read(`data/${contentPath(path)}`);
  }

  /**
   * Applies one edit to one or more files.
   * @param title the name of the edit in the list of changes
   * @throws Error if a path is not part of the site's content
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

  /** Undoes the last edit. */
  undo(): void {
    const { base, done, undone } = this.state;
    const last = done.at(-1);
    if (last) this.write({ base, done: done.slice(0, -1), undone: [...undone, last] });
  }

  /** Redoes the edit that was undone last. */
  redo(): void {
    const { base, done, undone } = this.state;
    const last = undone.at(-1);
    if (last) this.write({ base, done: [...done, last], undone: undone.slice(0, -1) });
  }

  /** Forgets the undone edits: those of another branch would bring its values along. */
  forgetUndone(): void {
    this.write({ ...this.state, undone: [] });
  }

  /** The titles of the edits and of the undone edits; the last of each list is the next to undo or redo. */
  get steps(): { done: string[]; undone: string[] } {
    const titles = (steps: readonly Step[]) => steps.map(({ title }) => title);
    return { done: titles(this.state.done), undone: titles(this.state.undone) };
  }

  /** Returns every file whose content differs from what was read. */
  changed(): ChangedFile[] {
    return [...pathsOf(this.state.done)].sort().flatMap((path) => {
      const base = this.state.base[path] ?? null;
      const ours = this.state.done.findLast((step) => Object.hasOwn(step.files, path))?.files[path]?.after ?? null;
      return base === ours ? [] : [{ path, base: objectOf(this.files, base), ours: objectOf(this.files, ours) }];
    });
  }

  /**
   * Starts a new draft after a save.
   * @param left the files that stay in the draft, as one edit
   * @param title the title of that edit
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

  /** A value that differs after every change of the draft. */
  get stamp(): string {
    return String(hashOf(Buffer.from(JSON.stringify(this.state))));
  }

  /** Removes stored contents that neither an edit nor a draft that was set aside needs. */
  tidy(): void {
    const setAside =
      this.files
        .read(damagedDraft)
        ?.toString('utf8')
        .match(/[0-9a-f]{64}/g) ?? [];
    dropObjects(this.files, new Set([...hashesOf(this.state), ...setAside]));
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
    files.rename(draftFile, damagedDraft);
    console.warn(damageNote);
    return empty();
  }
}
