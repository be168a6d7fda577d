import { isSame, type KeyPath } from '../problems/problem';
import { isGroup } from '../reading/json';
import { applyEdits } from './apply-edit';
import type { Edit } from './edit';
import { idsOf } from './ids';

/**
 * Returns the edits that turn one value into another, as few and as small as possible. Groups are compared by key and lists with
 * ids by id; in other lists, only the part between the common start and the common end changes.
 */
export function editsBetween(from: unknown, to: unknown, key: KeyPath = []): Edit[] {
  if (isSame(from, to)) return [];
  if (isGroup(from) && isGroup(to) && sameOrder(from, to)) return groupEdits(from, to, key);
  if (Array.isArray(from) && Array.isArray(to)) return listEdits(from, to, key);
  return [{ kind: 'set', key, value: to }];
}

/** Edits a file's text so that it has a new value; unchanged parts stay as they are. Without a text, the file is new. */
export const bringTo = (text: string | undefined, value: unknown): string =>
  text === undefined ? `${JSON.stringify(value, null, 2)}\n` : applyEdits(text, editsBetween(JSON.parse(text), value));

/** Returns whether the keys that two groups share are in the same order. */
function sameOrder(from: object, to: object): boolean {
  const shared = (group: object, other: object) => Object.keys(group).filter((name) => Object.hasOwn(other, name));
  return isSame(shared(from, to), shared(to, from));
}

function groupEdits(from: Record<string, unknown>, to: Record<string, unknown>, key: KeyPath): Edit[] {
  const removed = Object.keys(from).filter((name) => !Object.hasOwn(to, name));
  const names = Object.keys(to);
  const others = names.flatMap((name, index): Edit[] => {
    if (Object.hasOwn(from, name)) return editsBetween(from[name], to[name], [...key, name]);
    const before = names.slice(index + 1).find((next) => Object.hasOwn(from, next));
    return [{ kind: 'set', key: [...key, name], value: to[name], ...(before !== undefined && { before }) }];
  });
  return [...removed.map((name): Edit => ({ kind: 'remove', key: [...key, name] })), ...others];
}

function listEdits(from: readonly unknown[], to: readonly unknown[], key: KeyPath): Edit[] {
  const [ids, wanted] = [idsOf(from), idsOf(to)];
  if (ids && wanted) return entryEdits(from, to, ids, wanted, key);
  const length = Math.min(from.length, to.length);
  let start = 0;
  while (start < length && isSame(from[start], to[start])) start++;
  let end = 0;
  while (end < length - start && isSame(from.at(-1 - end), to.at(-1 - end))) end++;
  const [gone, come] = [from.slice(start, from.length - end), to.slice(start, to.length - end)];
  const shared = Math.min(gone.length, come.length);
  return [
    ...come.slice(0, shared).flatMap((value, index) => editsBetween(gone[index], value, [...key, start + index])),
    ...gone.slice(shared).map((): Edit => ({ kind: 'remove', key: [...key, start + shared] })),
    ...come.slice(shared).map((value, index): Edit => ({ kind: 'insert', key, at: start + shared + index, value })),
  ];
}

/** Removes entries, then inserts and moves entries from first to last, then changes the content of entries. */
function entryEdits(
  from: readonly unknown[],
  to: readonly unknown[],
  ids: readonly string[],
  wanted: readonly string[],
  key: KeyPath,
): Edit[] {
  const edits: Edit[] = [];
  const order = [...ids];
  for (const id of ids.filter((name) => !wanted.includes(name))) {
    edits.push({ kind: 'remove', key: [...key, order.indexOf(id)] });
    order.splice(order.indexOf(id), 1);
  }
  for (const [index, id] of wanted.entries()) {
    if (order[index] === id) continue;
    const at = order.indexOf(id);
    if (at < 0) edits.push({ kind: 'insert', key, at: index, value: to[index] });
    else {
      order.splice(at, 1);
      edits.push({ kind: 'move', key, from: at, to: index });
    }
    order.splice(index, 0, id);
  }
  const inside = wanted.flatMap((id, index) =>
    ids.includes(id) ? editsBetween(from[ids.indexOf(id)], to[index], [...key, index]) : [],
  );
  return [...edits, ...inside];
}
