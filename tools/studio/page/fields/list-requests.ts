import { blankOf } from '../model/blank';
import { idOf, keyIn } from '../model/keys';
import type { Spot } from '../model/place';
import type { Content } from '../session/content';
import type { Request } from '../session/session';
import type { Field } from '../site';
import { formatKey, valueAt } from '../site';
import type { GuidedEntries, GuidedPages } from './use-guided-list';

/** A list in all languages that have it, and its guided steps. */
export interface EditedList {
  field: Extract<Field, { kind: 'list' }>;
  spots: readonly Spot[];
  guided: GuidedEntries | GuidedPages | undefined;
}

/** Returns the entries of the list in the first language. */
export const entriesOf = ({ spots: [first] }: Pick<EditedList, 'spots'>): readonly unknown[] =>
  Array.isArray(first?.value) ? first.value : [];

/** Returns the list as the content holds it now, which may have changed since it was shown. */
export const listNow = (list: EditedList, { files }: Content): EditedList => ({
  ...list,
  spots: list.spots.map((spot) => ({ ...spot, value: valueAt(files.get(spot.path)?.value, spot.key) })),
});

/**
 * Returns the index of a shown entry in the list as it is now: by its id, or by its value if no other entry has the same; undefined
 * if it does not exist any more.
 */
export function indexNow(shown: EditedList, now: EditedList, index: number): number | undefined {
  const [before, after] = [entriesOf(shown), entriesOf(now)];
  if (isSame(before, after)) return index;
  const entry = before[index];
  const isEntry = (other: unknown) => (idOf(entry) === undefined ? isSame(other, entry) : idOf(other) === idOf(entry));
  const found = after.flatMap((other, at) => (isEntry(other) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns a language's index of the entry that the first language has at `index`. */
const placeIn = ({ spots: [first] }: EditedList, spot: Spot, index: number) =>
  Number(keyIn(spot.value, first?.value, [index])[0]);

/** Returns the spots with at least `least` entries. Lists without ids, such as former addresses, differ in length by language. */
const withList = ({ spots }: EditedList, least = 0) =>
  spots.filter((spot): spot is Spot & { value: unknown[] } => Array.isArray(spot.value) && spot.value.length >= least);

function editRequest({ spots: [first] }: EditedList, edits: { path: string; edit: object }[]): Request {
  return { name: 'edit', body: { title: `${first?.path} ${formatKey(first?.key ?? [])}`, edits } };
}

/** Returns the request that adds an entry at the end, in every language. */
export function addRequest(list: EditedList, id: string, languages: readonly string[]): Request {
  const { field, guided, spots } = list;
  if (guided && 'entry' in guided) {
    const words = Object.fromEntries(languages.map((code) => [code, guided.blankWords(id)]));
    const facts = guided.blankFacts?.(id);
    return { name: 'addentry', body: { kind: guided.entry, words, ...(facts !== undefined && { facts }) } };
  }
  const value = blankOf(field.entry, id);
  const there = withList(list);
  return editRequest(
    list,
    there.length > 0
      ? there.map(({ path, key, value: { length } }) => ({ path, edit: { kind: 'insert', key, at: length, value } }))
      : spots.map(({ path, key, before }) => ({ path, edit: { kind: 'set', key, value: [value], before } })),
  );
}

/** Returns the request that moves an entry to an index, in every language. */
export function moveRequest(list: EditedList, from: number, to: number): Request {
  const id = idOf(entriesOf(list)[from]);
  if (list.guided && id !== undefined) return { name: list.guided.requests.move, body: { ...list.guided.body, id, to } };
  const edits = withList(list, Math.max(from, to) + 1).map((spot) => ({
    path: spot.path,
    edit: { kind: 'move', key: spot.key, from: placeIn(list, spot, from), to },
  }));
  return editRequest(list, edits);
}

/**
 * Returns the request that removes an entry, in every language. An optional list that must not be empty is removed together with
 * its last entry.
 */
export function removeRequest(list: EditedList, index: number): Request {
  const id = idOf(entriesOf(list)[index]);
  if (list.guided && id !== undefined) return { name: list.guided.requests.remove, body: { ...list.guided.body, id } };
  const isWhole = entriesOf(list).length === 1 && list.field.isOptional && (list.field.least ?? 0) > 0;
  const edits = withList(list, index + 1).map((spot) => ({
    path: spot.path,
    edit: { kind: 'remove', key: isWhole ? spot.key : [...spot.key, placeIn(list, spot, index)] },
  }));
  return editRequest(list, edits);
}
