import fc from 'fast-check';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Edit } from '../../packages/content';
import { applyEdit, applyEdits, bringTo, editsBetween } from '../../packages/content';
import { readData } from '../../src/data/read-data';
import { dice, layouts, randomEdit } from '../support/random-edits';
import { sourceOf } from '../support/sample-data';

const { sources } = readData();
const document = fc
  .tuple(fc.constantFrom(...sources.keys()), fc.constantFrom(...Object.keys(layouts)))
  .map(([path, layout]) => layouts[layout]?.(sourceOf(path)) ?? '');

/** How many lines two texts have in common at their start and end, where these differ in between. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return { removed: old.slice(start, old.length - end), added: now.slice(start, now.length - end) };
}

/** What an edit makes of a value, without regard to text. */
function model(value: unknown, edit: Edit): unknown {
  const [step, ...rest] = edit.key;
  const isHere = edit.key.length <= (edit.kind === 'set' || edit.kind === 'remove' ? 1 : 0);
  if (step !== undefined && !isHere) {
    const part = model((value as Record<string | number, unknown>)[step], { ...edit, key: rest });
    return put(value, step, part);
  }
  if (edit.kind === 'insert') return (value as unknown[]).toSpliced(edit.at, 0, edit.value);
  if (edit.kind === 'move') {
    const list = value as unknown[];
    return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from]);
  }
  if (edit.kind === 'set') return step === undefined ? edit.value : put(value, step, edit.value);
  return Array.isArray(value)
    ? value.toSpliced(step as number, 1)
    : Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== step));
}

const put = (value: unknown, step: string | number, part: unknown) =>
  Array.isArray(value) ? value.with(step as number, part) : { ...(value as object), [step]: part };

test('an edit does what it says, and nothing else', () => {
  fc.assert(
    fc.property(document, dice, (text, numbers) => {
      const edit = randomEdit(text, numbers);
      expect(JSON.stringify(JSON.parse(applyEdit(text, edit)))).toBe(JSON.stringify(model(JSON.parse(text), edit)));
    }),
    { numRuns: 500 },
  );
});

test('lines outside of what is edited stay as they are', () => {
  fc.assert(
    fc.property(document, dice, (text, numbers) => {
      const edit = randomEdit(text, numbers);
      const edited = applyEdit(text, edit);
      const { start, end } = placeOf(text, edit);
      const head = text.slice(0, text.lastIndexOf('\n', start - 1) + 1);
      const tail = text.slice(text.indexOf('\n', end - 1) < 0 ? text.length : text.indexOf('\n', end - 1));
      expect(edited.startsWith(head)).toBe(true);
      expect(edited.endsWith(tail)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** From the neighbour before what an edit names to the neighbour after it. */
function placeOf(text: string, edit: Edit): { start: number; end: number } {
  const root = parseTree(text) as Node;
  const isInside = edit.kind === 'insert' || edit.kind === 'move';
  const holder = findNodeAtLocation(root, [...(isInside ? edit.key : edit.key.slice(0, -1))]) as Node;
  const items = holder.children ?? [];
  const [from, to] = rangeOf(items, edit);
  const [before, after] = [items[from - 1], items[to + 1]];
  const start = before ? before.offset + before.length : holder.offset;
  return { start, end: after ? after.offset : holder.offset + holder.length };
}

/** The first and the last item that an edit names; of an insertion, the gap between two. */
function rangeOf(items: readonly Node[], edit: Edit): [number, number] {
  if (edit.kind === 'insert') return [edit.at, edit.at - 1];
  if (edit.kind === 'move') return [Math.min(edit.from, edit.to), Math.max(edit.from, edit.to)];
  const step = edit.key.at(-1);
  const named = items.findIndex(({ children }) => children?.[0]?.value === step);
  const index = typeof step === 'number' ? step : named;
  return index < 0 ? [items.length, items.length - 1] : [index, index];
}

test('a list of lines gets another line, and an entry of many lines many', () => {
  const features = sourceOf('features.json');
  const inserted = applyEdit(features, {
    kind: 'insert',
    key: ['features'],
    at: 1,
    value: { id: 'added', icon: 'form', listed: true, listId: 'added' },
  });
  expect(changedLines(features, inserted)).toEqual({
    removed: [],
    added: ['    { "id": "added", "icon": "form", "listed": true, "listId": "added" },'],
  });
  const faq = sourceOf('locales/es/content/faq.json');
  const { entries } = JSON.parse(faq) as { entries: object[] };
  const more = applyEdit(faq, {
    kind: 'insert',
    key: ['entries'],
    at: entries.length,
    value: { id: 'x', question: 'Q', answer: 'A' },
  });
  expect(changedLines(faq, more)).toEqual({
    removed: [],
    added: ['    },', '    {', '      "id": "x",', '      "question": "Q",', '      "answer": "A"'],
  });
});

test('a no-break space is written as the file writes it', () => {
  const faq = sourceOf('locales/fr/content/faq.json');
  const edit: Edit = { kind: 'set', key: ['entries', 0, 'question'], value: 'Et\u202f? Oui\u00a0: ça' };
  expect(applyEdit(faq, edit)).toContain('Et\\u202f? Oui\u00a0: ça');
  const raw = faq.replaceAll('\\u202f', '\u202f');
  expect(applyEdit(raw, edit)).toContain('Et\u202f? Oui\u00a0: ça');
  // A backslash before a "u" is no escape.
  expect(applyEdit('{ "path": "c:\\\\u00a0" }', { kind: 'set', key: ['path'], value: 'a\u00a0b' })).toBe(
    '{ "path": "a\u00a0b" }',
  );
  expect(applyEdit('{ "a": "\\ud83d\\ude00" }', { kind: 'set', key: ['a'], value: '😁' })).toBe('{ "a": "😁" }');
});

test('the same value is no edit, and the way it is written stays', () => {
  const text = '{ "a": "\\u0041", "b": [1,2] }\r\n';
  expect(
    applyEdits(text, [
      { kind: 'set', key: ['a'], value: 'A' },
      { kind: 'set', key: ['b'], value: [1, 2] },
    ]),
  ).toBe(text);
});

test.each<[string, string, Edit]>([
  ['a key that is not there', '{ "a": 1 }', { kind: 'remove', key: ['b'] }],
  ['a place beyond the end', '{ "a": [1] }', { kind: 'insert', key: ['a'], at: 3, value: 1 }],
  ['a place that is no number', '{ "a": [1] }', { kind: 'set', key: ['a', 'b'], value: 1 }],
  ['an entry of no list', '{ "a": {} }', { kind: 'insert', key: ['a'], at: 0, value: 1 }],
  ['a move to nowhere', '{ "a": [1] }', { kind: 'move', key: ['a'], from: 0, to: 1 }],
  ['the whole file', '{ "a": [1] }', { kind: 'remove', key: [] }],
  ['what is no JSON', '{ "a": [1], }', { kind: 'set', key: ['a'], value: 1 }],
])('refused: %s', (_, text, edit) => {
  expect(() => applyEdit(text, edit)).toThrow(expect.objectContaining({ key: expect.any(Array) }));
});

test('a file is brought to any value of the same kind, key by key', () => {
  fc.assert(
    fc.property(document, fc.array(dice, { minLength: 1, maxLength: 5 }), (text, rolls) => {
      const other = rolls.reduce((edited, numbers) => applyEdit(edited, randomEdit(edited, numbers)), text);
      const edits = editsBetween(JSON.parse(text), JSON.parse(other));
      expect(JSON.stringify(JSON.parse(applyEdits(text, edits)))).toBe(JSON.stringify(JSON.parse(other)));
    }),
    { numRuns: 300 },
  );
});

test('entries with an id are moved, not written anew', () => {
  const faq = sourceOf('locales/fr/content/faq.json');
  const value = JSON.parse(faq) as { entries: { id: string; answer: string }[] };
  const [first, ...rest] = value.entries;
  const moved = { ...value, entries: [...rest, first] };
  expect(editsBetween(value, moved).every(({ kind }) => kind === 'move')).toBe(true);
  expect(bringTo(bringTo(faq, moved), value)).toBe(faq);
});
