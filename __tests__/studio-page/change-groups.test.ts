import { groupsOf } from '../../tools/studio/page/model/change-groups';
import { openContent } from '../../tools/studio/page/session/content';
import { addEntry, moveEntry, removeEntry } from '../../tools/studio/src/recipes/entries';
import { removePage } from '../../tools/studio/src/recipes/pages';
import type { Worksheet } from '../../tools/studio/src/recipes/worksheet';
import { contentOf, fieldsOfAll } from '../../tools/studio/src/server/page-answers';
import { studioOn } from '../support/sample-studio';

const { studio } = studioOn();

afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

const groups = () => groupsOf(studio.changes(), openContent(contentOf(studio), []), fieldsOfAll(studio));

test.each<[string, (sheet: Worksheet) => void, string[]]>([
  [
    'a page: its line in the list, its files and its pictures',
    (sheet) => removePage(sheet, 'features', 'planning'),
    ['features.json', 'locales/es/content/features/planning.json', 'locales/fr/content/features/planning.json'],
  ],
  [
    'an entry with facts',
    (sheet) => removeEntry(sheet, 'testimonial', 'growerVigo'),
    ['locales/es/content/testimonials.json', 'locales/fr/content/testimonials.json', 'testimonials.json'],
  ],
  [
    'an entry that moved',
    (sheet) => moveEntry(sheet, 'testimonial', 'growerVigo', 0),
    ['locales/es/content/testimonials.json', 'locales/fr/content/testimonials.json', 'testimonials.json'],
  ],
])('one change, taken back in one step: %s', (_, change, paths) => {
  studio.guide('Change', change);
  const [group, ...others] = groups();
  expect([group?.isWhole, others]).toEqual([true, []]);
  expect([...new Set(group?.changes.map(({ change: { path } }) => path))].sort()).toEqual(expect.arrayContaining(paths));
  studio.revert(group?.changes.map(({ change }) => change) ?? []);
  expect(studio.changes()).toEqual([]);
  expect(studio.draft.steps.done).toHaveLength(2);
});

test('a new entry takes the marks of its translations back with it', () => {
  studio.guide('Add', (sheet) => {
    const words = { id: 'newOne', question: 'Une de plus\u202f?', answer: 'Oui.' };
    addEntry(sheet, 'question', { words: { fr: words, es: words } });
    const key = ['content/faq.json', 'entries.newOne.answer'];
    sheet.edit('translations/es.json', { kind: 'set', key, value: 'fingerprint' });
  });
  const [group, ...others] = groups();
  expect([group?.changes.map(({ isMark }) => isMark), others]).toEqual([[false, false, true], []]);
});

test('the entries next to it, and other changes of the same files, stay', () => {
  studio.guide('One', (sheet) => removeEntry(sheet, 'testimonial', 'growerVigo'));
  studio.guide('Another', (sheet) => removeEntry(sheet, 'testimonial', 'gardenerLille'));
  const edit = { kind: 'set', key: ['testimonials', 0, 'rating'], value: 2 } as const;
  studio.edit('Rating', [{ path: 'testimonials.json', edit }]);
  const [first, second, rating] = groups();
  expect([first?.isWhole, second?.isWhole, rating?.isWhole]).toEqual([true, true, false]);
  studio.revert(first?.changes.map(({ change }) => change) ?? []);
  expect(groups().map(({ id }) => id)).toEqual([second?.id, rating?.id]);
});
