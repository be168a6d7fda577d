import type { Worksheet } from '../../../recipes/worksheet';
import { groupsOf } from '../../page/model/change-groups';
import { openContent } from '../../page/session/content';
import { addEntry, moveEntry, removeEntry } from '../../src/recipes/entries';
import { removePage } from '../../src/recipes/pages';
import { contentOf, fieldsOfAll } from '../../src/server/page-answers';
import { studioOn } from '../support/sample-studio';

const { studio } = studioOn();

afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

const groups = () => groupsOf(studio.changes(), openContent(contentOf(studio), []), fieldsOfAll(studio));

test.each<[string, (sheet: Worksheet) => void, string[]]>([
  [
    'a page: its line in the list, its files and its pictures',
    (sheet) => removePage(sheet, 'features', 'signature'),
    ['features.json', 'locales/es/content/features/signature.json', 'locales/fr/content/features/signature.json'],
  ],
  [
    'an entry with facts',
    (sheet) => removeEntry(sheet, 'testimonial', 'installerValencia'),
    ['locales/es/content/testimonials.json', 'locales/fr/content/testimonials.json', 'testimonials.json'],
  ],
  [
    'an entry that moved',
    (sheet) => moveEntry(sheet, 'testimonial', 'installerValencia', 0),
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
    addEntry(sheet, 'question', { words: { fr: words, en: words, es: words } });
    const key = ['content/faq.json', 'entries.newOne.answer'];
    sheet.edit('translations/es.json', { kind: 'set', key, value: 'fingerprint' });
  });
  const [group, ...others] = groups();
  expect([group?.changes.map(({ isMark }) => isMark), others]).toEqual([[false, false, false, true], []]);
});

test('the entries next to it, and other changes of the same files, stay', () => {
  studio.guide('One', (sheet) => removeEntry(sheet, 'testimonial', 'managerMalaga'));
  studio.guide('Another', (sheet) => removeEntry(sheet, 'testimonial', 'agencyMadrid'));
  const edit = { kind: 'set', key: ['testimonials', 0, 'rating'], value: 2 } as const;
  studio.edit('Rating', [{ path: 'testimonials.json', edit }]);
  const [first, second, rating] = groups();
  expect([first?.isWhole, second?.isWhole, rating?.isWhole]).toEqual([true, true, false]);
  studio.revert(first?.changes.map(({ change }) => change) ?? []);
  expect(groups().map(({ id }) => id)).toEqual([second?.id, rating?.id]);
});
