import type { Edit } from '../../src/site';
import { idOf, leadsTo } from '../model/keys';
import type { Place } from '../model/place';
import { type KeyPath, valueAt } from '../site';
import type { Content } from './content';

/** An edit of a list that the page requested. */
export interface ListEdit {
  path: string;
  edit: Edit;
}

/**
 * Returns a place after a change of the content: an entry with an id is found by it, any other one by the edits of its list.
 * @param before the content in which it is this place
 * @param edits the edits of lists that lead from `before` to `after`
 * @returns undefined if the entry does not exist any more
 */
export function followed<Spot extends Place>(
  place: Spot,
  before: Content,
  after: Content,
  edits: readonly ListEdit[] = [],
): Spot | undefined {
  const [was, is] = [before, after].map(({ files }) => files.get(place.path)?.value);
  const own = edits.filter(({ path }) => path === place.path).map(({ edit }) => edit);
  const key: (string | number)[] = [];
  for (const [at, step] of place.key.entries()) {
    const next = typeof step === 'number' ? indexAfter(place.key.slice(0, at + 1), was, valueAt(is, key), own) : step;
    if (next === undefined) return undefined;
    key.push(next);
  }
  return { ...place, key };
}

/** Returns the index that an entry has after a change of its list; undefined if it was removed. */
function indexAfter(key: KeyPath, was: unknown, list: unknown, edits: readonly Edit[]): number | undefined {
  const [id, index] = [idOf(valueAt(was, key)), Number(key.at(-1))];
  if (id === undefined) return edits.reduce((at: number | undefined, edit) => shifted(at, key, edit), index);
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  if (idOf(entries[index]) === id) return index;
  const found = entries.findIndex((entry) => idOf(entry) === id);
  if (found >= 0) return found;
  // The id itself is being typed.
  return entries.length === lengthOf(valueAt(was, key.slice(0, -1))) ? index : undefined;
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** Returns the index of an entry after an edit, if the edit is one of its list. */
function shifted(index: number | undefined, entry: KeyPath, edit: Edit): number | undefined {
  const list = edit.kind === 'remove' ? edit.key.slice(0, -1) : edit.key;
  if (index === undefined || list.length !== entry.length - 1 || !leadsTo(list, entry)) return index;
  if (edit.kind === 'insert') return index >= edit.at ? index + 1 : index;
  if (edit.kind === 'remove') return without(index, Number(edit.key.at(-1)));
  if (edit.kind !== 'move') return index;
  if (index === edit.from) return edit.to;
  const left = without(index, edit.from) ?? index;
  return left >= edit.to ? left + 1 : left;
}

/** Returns an index after the entry at another index was removed; undefined if it is the same one. */
function without(index: number, removed: number): number | undefined {
  if (index === removed) return undefined;
  return index > removed ? index - 1 : index;
}
