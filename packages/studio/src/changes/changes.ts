import type { ChangedFile, Draft } from '../draft/draft';
import { parseJson } from '../files/files';
import { merge } from '../save/merge';
import {
  applyEdit,
  bringTo,
  type Edit,
  EditError,
  editsBetween,
  formatKey,
  type KeyPath,
  stableKey,
  valueAt,
} from '../site';

/** One difference between a file as it was read and as it is edited. */
export interface Change {
  /** Path below `data/`. */
  path: string;
  /** The key as messages show it; empty for a whole file. */
  key: string;
  /** The same key as steps. */
  steps: KeyPath;
  /** The same key with the ids of entries instead of their indexes: it is the same in every language. */
  name: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Undefined if the change added the value; `after` is undefined if it removed the value. A picture is told by its bytes. */
  before: unknown;
  after: unknown;
  /** Where a moved entry was and is, counted from 1. */
  places?: { from: number; to: number };
}

/** A change, with the value of the whole file before and after it. */
interface Stage {
  change: Change;
  before: unknown;
  after: unknown;
}

/** Returns all changes of files, file by file. */
export const changesOf = (files: readonly ChangedFile[]): Change[] =>
  files
    .filter(({ base, ours }) => !(base && ours?.equals(base)))
    .flatMap((file) => stagesOf(file)?.map(({ change }) => change) ?? [wholeFile(file)]);

/** What identifies a change. Two entries that were removed next to each other have the same key. */
export type ChangeKey = Pick<Change, 'path' | 'key' | 'name'>;

/**
 * Reverts changes in the draft as one step, and keeps all others.
 * @param files the files that they are changes of
 * @throws Error if there is no such change, or if another change depends on it
 */
export function revertChanges(draft: Draft, files: readonly ChangedFile[], wanted: readonly ChangeKey[]): void {
  const changed = new Map(files.map((file) => [file.path, { file, stages: stagesOf(file) }]));
  const contents = new Map<string, Buffer | undefined>();
  for (const { path, key, name } of wanted) {
    const { file, stages } = changed.get(path) ?? {};
    const stage = stages?.findLast(({ change }) => change.key === key && change.name === name);
    if (!file || (stages && !stage)) throw new Error(`data/${path}, ${key || 'the whole file'}: nothing was changed there.`);
    contents.set(path, stage ? without(contents.get(path) ?? draft.read(path), stage) : file.base);
  }
  draft.apply(`Undo: ${wanted.map(({ path, key }) => `${path} ${key}`).join(', ')}`.slice(0, 200), contents);
}

/** Returns a file without one edit, as `git revert` would. */
function without(ours: Buffer | undefined, { change, before, after }: Stage): Buffer {
  const text = String(ours);
  const { value, conflicts } = merge({ base: after, ours: before, theirs: JSON.parse(text) });
  if (conflicts.length > 0) throw new EditError([change.key], 'another change stands on this one; undo that first');
  return Buffer.from(bringTo(text, value));
}

/** Returns the edits of a JSON file in order; undefined if the file is new, removed or not JSON. */
function stagesOf({ path, base, ours }: ChangedFile): Stage[] | undefined {
  const [was, is] = [base, ours].map(parseJson);
  if (!was || !is) return undefined;
  let text = JSON.stringify(was.value);
  return editsBetween(was.value, is.value).map((edit) => {
    const before: unknown = JSON.parse(text);
    text = applyEdit(text, edit);
    const after: unknown = JSON.parse(text);
    return { change: describe(path, edit, before, after), before, after };
  });
}

function describe(path: string, edit: Edit, before: unknown, after: unknown): Change {
  if (edit.kind === 'move') {
    const key = [...edit.key, edit.to];
    const places = { from: edit.from + 1, to: edit.to + 1 };
    const entry = valueAt(after, key);
    return { path, ...keysOf(after, key), kind: 'moved', before: entry, after: entry, places };
  }
  const key = edit.kind === 'insert' ? [...edit.key, edit.at] : edit.key;
  const [old, now] = [
    edit.kind === 'insert' ? undefined : valueAt(before, key),
    edit.kind === 'remove' ? undefined : valueAt(after, key),
  ];
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  return { path, ...keysOf(kind === 'removed' ? before : after, key), kind, before: old, after: now };
}

/** Returns the forms of a key that a change has. */
const keysOf = (value: unknown, steps: KeyPath) => ({ key: formatKey(steps), steps, name: stableKey(value, steps) });

function wholeFile({ path, base, ours }: ChangedFile): Change {
  const kind = !base ? 'added' : !ours ? 'removed' : 'changed';
  return { path, ...keysOf(undefined, []), kind, before: contentOf(path, base), after: contentOf(path, ours) };
}

/** Returns what a whole file holds: its value if it is JSON, its text if that is broken, the number of bytes of a picture. */
function contentOf(path: string, bytes: Buffer | undefined): unknown {
  if (!bytes || !path.endsWith('.json')) return bytes?.length;
  const parsed = parseJson(bytes);
  return parsed ? parsed.value : bytes.toString('utf8');
}
