import { isDeepStrictEqual } from 'node:util';
import type { ChangedFile, Draft } from '../draft/draft';
import { parseJson } from '../files/parse-json';
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
  /** The change in words. */
  words: string;
  /** Of a saved change: whether the draft keeps it, takes it back with the next save, or changes the same place again. */
  inDraft?: 'kept' | 'takenBack' | 'changedAgain';
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
 * Returns what a draft makes of saved changes.
 * @param saved the changes that were saved
 * @param drafted the changes to the same files with the draft
 */
export const comparedWithDraft = (saved: readonly Change[], drafted: readonly Change[]): Change[] =>
  saved.map((change) => {
    // Indexes may differ, names do not.
    const other = drafted.find(({ path, name }) => path === change.path && name === change.name);
    const isKept = change.kind === 'moved' || isDeepStrictEqual(other?.after, change.after);
    return { ...change, inDraft: !other ? 'takenBack' : isKept ? 'kept' : 'changedAgain' };
  });

/**
 * Reverts changes as one step of the draft, and keeps all others.
 * @param files the files with these changes: those that the draft changes, or those that were saved since the last commit
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
  const dependent = 'another change stands on this one; undo that first';
  // A later edit has removed the file.
  if (!ours) throw new EditError([change.key], dependent);
  const text = ours.toString('utf8');
  const { value, conflicts } = merge({ base: after, ours: before, theirs: JSON.parse(text) });
  if (conflicts.length > 0) throw new EditError([change.key], dependent);
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
    const words = `data/${path}: ${nameOf(after, key)} moved from place ${places.from} to ${places.to}.`;
    const entry = valueAt(after, key);
    return { path, ...keysOf(after, key), kind: 'moved', before: entry, after: entry, places, words };
  }
  const key = edit.kind === 'insert' ? [...edit.key, edit.at] : edit.key;
  const [old, now] = [
    edit.kind === 'insert' ? undefined : valueAt(before, key),
    edit.kind === 'remove' ? undefined : valueAt(after, key),
  ];
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  const there = kind === 'removed' ? before : after;
  const name = nameOf(there, key);
  const words = {
    added: `${name} added`,
    removed: `${name} removed`,
    changed: `${name} changed from ${short(old)} to ${short(now)}`,
  };
  return { path, ...keysOf(there, key), kind, before: old, after: now, words: `data/${path}: ${words[kind]}.` };
}

/** Returns the forms of a key that a change has. */
const keysOf = (value: unknown, steps: KeyPath) => ({ key: formatKey(steps), steps, name: stableKey(value, steps) });

/** Returns a key, followed by the id of its entry if there is one. */
function nameOf(value: unknown, key: KeyPath): string {
  const id = valueAt(value, [...key, 'id']);
  return typeof id === 'string' ? `${formatKey(key)} (${id})` : formatKey(key) || 'the whole file';
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function wholeFile({ path, base, ours }: ChangedFile): Change {
  const kind = !base ? 'added' : !ours ? 'removed' : 'changed';
  const words = `data/${path}: the file is ${kind}.`;
  return { path, ...keysOf(undefined, []), kind, before: contentOf(path, base), after: contentOf(path, ours), words };
}

/** Returns what a whole file holds: its value if it is JSON, its text if that is broken, the number of bytes of a picture. */
function contentOf(path: string, bytes: Buffer | undefined): unknown {
  if (!bytes || !path.endsWith('.json')) return bytes?.length;
  const parsed = parseJson(bytes);
  return parsed ? parsed.value : bytes.toString('utf8');
}
