import type { FieldsAnswer } from '../../src/server/page-answers';
import { blankOf, idFrom } from '../model/blank';
import { idOf, keyIn, type Spot } from '../model/keys';
import { fieldAt } from '../model/subject';
import { fieldId, focusSoon } from '../parts/focus';
import type { Content } from '../session/content';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { type Field, formatKey } from '../site';

/** A list in all languages that have it. */
interface EditedList {
  field: Extract<Field, { kind: 'list' }>;
  spots: readonly Spot[];
}

/** Returns the functions that edit a list, in all languages at once and in all lists that hold the same entries. */
export function useListEdits(field: EditedList['field'], spots: EditedList['spots']) {
  const { content, known } = useContent();
  const [first] = spots;
  const list = { field, spots };
  const guided = first && guidedStepsOf(content, known, first);
  const entries = entriesOf(list);
  const edit = (edits: readonly { path: string; edit: object }[]) =>
    session.actOnce('edit', { title: `${first?.path} ${formatKey(first?.key ?? [])}`, edits });
  /** Does a guided step with an entry, or else the edits. */
  const step = (name: 'move' | 'remove', index: number, more: object, edits: Parameters<typeof edit>[0]) => {
    const id = idOf(entries[index]);
    if (!guided || id === undefined) return edit(edits);
    return session.actOnce(`${name}${guided.kind}`, { ...guided.body, id, ...more });
  };
  return {
    canAdd: guided?.kind !== 'page' && entries.length < (field.most ?? Number.POSITIVE_INFINITY),
    canRemove: field.isOptional || entries.length > (field.least ?? 0),
    async add(name: string) {
      const taken = entries.flatMap((entry) => idOf(entry) ?? []);
      const id = idFrom(name, taken);
      const added = await (guided ? session.actOnce('addentry', guided.added(id)) : edit(additions(list, id)));
      if (!added || !first) return;
      const place = { path: first.path, key: [...first.key, entries.length] };
      if (guided) session.pickAdded(place);
      else session.pick(place);
    },
    move: (from: number, to: number) => step('move', from, { to }, moves(list, from, to)),
    async remove(index: number) {
      const removed = await step('remove', index, {}, removals(list, index));
      // The button goes, and with it the focus: it goes on to the entry that is there now.
      const left = entries.length - 1;
      const key = [...(first?.key ?? []), ...(left > 0 ? [Math.min(index, left - 1)] : [])];
      if (removed && first) focusSoon(fieldId({ path: first.path, key }), 'nearest');
    },
  };
}

/** Returns the entries of a list in the first language. */
const entriesOf = ({ spots: [first] }: EditedList): readonly unknown[] => (Array.isArray(first?.value) ? first.value : []);

/** Returns the spots with at least `least` entries. Lists without ids, such as former addresses, differ in length by language. */
const withList = ({ spots }: EditedList, least = 0) =>
  spots.filter((spot): spot is Spot & { value: unknown[] } => Array.isArray(spot.value) && spot.value.length >= least);

/** Returns a language's index of the entry that the first language has at `index`. */
const placeIn = ({ spots: [first] }: EditedList, spot: Spot, index: number) =>
  Number(keyIn(spot.value, first?.value, [index])[0]);

/** Returns the edits that add an entry at the end, in every language. */
function additions(list: EditedList, id: string) {
  const value = blankOf(list.field.entry, id);
  const there = withList(list);
  return there.length > 0
    ? there.map(({ path, key, value: { length } }) => ({ path, edit: { kind: 'insert', key, at: length, value } }))
    : list.spots.map(({ path, key, before }) => ({ path, edit: { kind: 'set', key, value: [value], before } }));
}

/** Returns the edits that move an entry to an index, in every language. */
const moves = (list: EditedList, from: number, to: number) =>
  withList(list, Math.max(from, to) + 1).map((spot) => ({
    path: spot.path,
    edit: { kind: 'move', key: spot.key, from: placeIn(list, spot, from), to },
  }));

/**
 * Returns the edits that remove an entry, in every language. An optional list that must not be empty is removed together with its
 * last entry.
 */
function removals(list: EditedList, index: number) {
  const isWhole = entriesOf(list).length === 1 && list.field.isOptional && (list.field.least ?? 0) > 0;
  return withList(list, index + 1).map((spot) => ({
    path: spot.path,
    edit: { kind: 'remove', key: isWhole ? spot.key : [...spot.key, placeIn(list, spot, index)] },
  }));
}

/** The guided steps of a list whose entries stand in several lists, such as questions, or have their own files, as pages do. */
interface GuidedSteps {
  kind: 'entry' | 'page';
  /** The part of their requests that identifies the list. */
  body: object;
  /** Returns the request that adds an entry. */
  added(id: string): object;
}

function guidedStepsOf(content: Content, known: FieldsAnswer, { path, key }: Spot): GuidedSteps | undefined {
  const [list, ...deeper] = key;
  if (deeper.length > 0) return undefined;
  const page = known.collections.find((collection) => collection.path === path && collection.list === list);
  if (page) return { kind: 'page', body: { collection: page.name }, added: () => ({}) };
  const inner = content.files.get(path)?.inner ?? path;
  const isList = (one: { path: string; list: string } | undefined) => one?.path === inner && one.list === list;
  const found = Object.entries(known.entries).find(([, { words, facts }]) => isList(words) || isList(facts));
  const [kind] = found ?? [];
  return kind === undefined
    ? undefined
    : { kind: 'entry', body: { kind }, added: (id) => newEntry(content, known, kind, id) };
}

/** Returns a new entry with texts that are still to be written, in every language, and with its facts. */
function newEntry(content: Content, known: FieldsAnswer, kind: string, id: string): object {
  const { words, facts } = known.entries[kind] ?? {};
  const blank = (lists: typeof words) => {
    const file = [...content.files.values()].find((one) => (one.inner ?? one.path) === lists?.path);
    const field = lists && fieldAt(known.fields[file?.schema ?? ''], [lists.list, 0]);
    return field && { ...(blankOf(field, id) as object), id };
  };
  const texts = Object.fromEntries(content.languages.map((code) => [code, blank(words)]));
  return { kind, words: texts, ...(facts && { facts: blank(facts) }) };
}
