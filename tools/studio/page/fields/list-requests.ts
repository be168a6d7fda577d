import type { Field } from '../../src/fields';
import { blankOf } from '../model/blank';
import { idOf, keyIn } from '../model/keys';
import type { Spot } from '../model/place';
import { formatKey } from '../site';
import type { GuidedEntries, GuidedPages } from './use-guided-list';

/** A request to the studio. */
interface Request {
  name: string;
  body: object;
}

/** A list in all languages that have it, and its guided steps. */
export interface EditedList {
  field: Extract<Field, { kind: 'list' }>;
  spots: readonly Spot[];
  guided: GuidedEntries | GuidedPages | undefined;
}

/** Returns the entries of the list in the first language. */
export const entriesOf = ({ spots: [first] }: Pick<EditedList, 'spots'>): readonly unknown[] =>
  Array.isArray(first?.value) ? first.value : [];

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
