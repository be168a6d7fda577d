import { sourceOf } from '../../../__tests__/support/sample-data';
import { merge } from '../src/save/merge';
import { studioOn } from './support/sample-studio';

const { studio } = studioOn();
const faq = 'locales/fr/content/faq.json';

afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

const editFaq = () =>
  studio.edit('Edit', [
    { path: faq, edit: { kind: 'set', key: ['entries', 0, 'question'], value: 'Autre\u202f?' } },
    { path: faq, edit: { kind: 'remove', key: ['entries', 2] } },
    { path: faq, edit: { kind: 'move', key: ['entries'], from: 2, to: 0 } },
    { path: 'errors.json', edit: { kind: 'set', key: ['home'], value: 'Inicio' } },
  ]);

const revert = (path: string, key: string) => {
  const name = studio.changes().find((change) => change.path === path && change.key === key)?.name ?? '';
  studio.revert([{ path, key, name }]);
};

test('every change is told with both values, by file and key', () => {
  editFaq();
  studio.write('Files', new Map([['locales/fr/hero.json', undefined]]));
  expect(studio.changes().map(({ path, key, kind }) => [path, key, kind])).toEqual([
    ['errors.json', 'home', 'changed'],
    [faq, 'entries[2]', 'removed'],
    [faq, 'entries[0]', 'moved'],
    [faq, 'entries[1].question', 'changed'],
    ['locales/fr/hero.json', '', 'removed'],
  ]);
  expect(studio.changes()[0]).toMatchObject({
    before: 'Return to Home',
    after: 'Inicio',
    steps: ['home'],
    name: 'home',
  });
  // Entries go by their ids, which are the same in every language.
  expect(studio.changes()[1]?.name).toBe('entries.pricing');
  expect(studio.changes()[2]?.places).toEqual({ from: 3, to: 1 });
});

test('any single change is undone, and the others stay', () => {
  editFaq();
  revert(faq, 'entries[2]');
  expect(studio.changes().map(({ key }) => key)).toEqual(['home', 'entries[0]', 'entries[1].question']);
  revert(faq, 'entries[0]');
  revert(faq, 'entries[0].question');
  expect(studio.changes().map(({ key }) => key)).toEqual(['home']);
  expect(studio.draft.read(faq)?.toString()).toBe(sourceOf(faq));
  studio.write('Files', new Map([['locales/fr/hero.json', undefined]]));
  revert('locales/fr/hero.json', '');
  expect(studio.draft.read('locales/fr/hero.json')?.toString()).toBe(sourceOf('locales/fr/hero.json'));
  expect(() => revert('errors.json', 'language')).toThrow('nothing was changed there');
});

test.each([
  ['two keys of a group', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  [
    'two entries',
    [{ id: 'x', n: 1 }, { id: 'y' }],
    [{ id: 'x', n: 2 }, { id: 'y' }],
    [{ id: 'y' }, { id: 'x', n: 1 }],
    [{ id: 'y' }, { id: 'x', n: 2 }],
  ],
  [
    'an entry more on either side',
    [{ id: 'x' }],
    [{ id: 'x' }, { id: 'a' }],
    [{ id: 'b' }, { id: 'x' }],
    [{ id: 'b' }, { id: 'x' }, { id: 'a' }],
  ],
  ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
])('merged: %s', (_, base, ours, theirs, value) => {
  expect(merge({ base, ours, theirs })).toEqual({ value, conflicts: [] });
});

test.each([
  ['two values of a key', { a: 1 }, { a: 2 }, { a: 3 }, 'a'],
  ['a list without ids', { l: [1] }, { l: [1, 2] }, { l: [0, 1] }, 'l'],
  ['an entry that one changed and the other removed', [{ id: 'x', n: 1 }], [{ id: 'x', n: 2 }], [], 'x'],
  [
    'two orders',
    [{ id: 'x' }, { id: 'y' }, { id: 'z' }],
    [{ id: 'y' }, { id: 'x' }, { id: 'z' }],
    [{ id: 'x' }, { id: 'z' }, { id: 'y' }],
    '',
  ],
])('a conflict: %s', (_, base, ours, theirs, key) => {
  expect(merge({ base, ours, theirs }).conflicts).toMatchObject([{ key }]);
  expect(merge({ base, ours, theirs }, () => 'ours')).toEqual({ value: ours, conflicts: [] });
});
