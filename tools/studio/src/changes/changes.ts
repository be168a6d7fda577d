import type { ChangedFile, Draft } from '../draft/draft';
import { merge } from '../save/merge';
import { applyEdit, bringTo, type Edit, EditError, editsBetween, formatKey, type KeyPath, valueAt } from '../site';

/** One difference between a file as it was read and as it is edited. */
export interface Change {
  /** Path below `data/`. */
  path: string;
  /** The key as messages show it; empty for a whole file. */
  key: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Undefined if the change added the value; `after` is undefined if it removed the value. */
  before: unknown;
  after: unknown;
  /** The change in words. */
  words: string;
}

/** A change, with the value of the whole file before and after it. */
interface Stage {
  change: Change;
  before: unknown;
  after: unknown;
}

/** Returns all changes of a draft, file by file. */
export const changesOf = (draft: Draft): Change[] =>
  draft.changed().flatMap((file) => stagesOf(file)?.map(({ change }) => change) ?? [wholeFile(file)]);

/**
 * Reverts one change and keeps all others.
 * @param key the `key` of the change
 * @throws Error if there is no such change, or if another change depends on it
 */
export function revertChange(draft: Draft, path: string, key: string): void {
  const file = draft.changed().find((changed) => changed.path === path);
  const stages = file && stagesOf(file);
  const stage = stages?.findLast(({ change }) => change.key === key);
  if (!file || (stages && !stage)) throw new Error(`data/${path}, ${key || 'the whole file'}: nothing was changed there.`);
  draft.apply(
    `Undo: ${stage?.change.words ?? wholeFile(file).words}`,
    new Map([[path, stage ? without(file, stage) : file.base]]),
  );
}

/** Returns the file without one edit, as `git revert` would. */
function without({ ours }: ChangedFile, { change, before, after }: Stage): Buffer {
  const text = ours?.toString('utf8') ?? '';
  const { value, conflicts } = merge({ base: after, ours: before, theirs: JSON.parse(text) });
  if (conflicts.length > 0) throw new EditError([change.key], 'another change stands on this one; undo that first');
  return Buffer.from(bringTo(text, value));
}

/** Returns the edits of a JSON file in order; undefined if the file is new, removed or not JSON. */
function stagesOf({ path, base, ours }: ChangedFile): Stage[] | undefined {
  const [was, is] = [base, ours].map(parse);
  if (!was || !is) return undefined;
  let text = JSON.stringify(was.value);
  return editsBetween(was.value, is.value).map((edit) => {
    const before: unknown = JSON.parse(text);
    text = applyEdit(text, edit);
    const after: unknown = JSON.parse(text);
    return { change: describe(path, edit, before, after), before, after };
  });
}

function parse(bytes: Buffer | undefined): { value: unknown } | undefined {
  try {
    return bytes && { value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return undefined;
  }
}

function describe(path: string, edit: Edit, before: unknown, after: unknown): Change {
  if (edit.kind === 'move') {
    const key = [...edit.key, edit.to];
    const words = `${nameOf(after, key)} moved from place ${edit.from + 1} to ${edit.to + 1}`;
    const entry = valueAt(after, key);
    return { path, key: formatKey(key), kind: 'moved', before: entry, after: entry, words: `data/${path}: ${words}.` };
  }
  const key = edit.kind === 'insert' ? [...edit.key, edit.at] : edit.key;
  const [old, now] = [
    edit.kind === 'insert' ? undefined : valueAt(before, key),
    edit.kind === 'remove' ? undefined : valueAt(after, key),
  ];
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  const name = nameOf(kind === 'removed' ? before : after, key);
  const words = {
    added: `${name} added`,
    removed: `${name} removed`,
    changed: `${name} changed from ${short(old)} to ${short(now)}`,
  };
  return { path, key: formatKey(key), kind, before: old, after: now, words: `data/${path}: ${words[kind]}.` };
}

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
  const said = (bytes: Buffer | undefined) =>
    bytes && (path.endsWith('.json') ? bytes.toString('utf8') : `${bytes.length} bytes`);
  return { path, key: '', kind, before: said(base), after: said(ours), words: `data/${path}: the file is ${kind}.` };
}
