import type { Worksheet } from '../../../../tools/recipes/worksheet';
import { idFrom } from '../../page/model/blank';
import { groupsOf } from '../../page/model/change-groups';
import { labelOf } from '../../page/model/in-words';
import { parseKey } from '../../page/model/keys';
import { nameInFull, namesOf } from '../../page/model/naming';
import { factPlace, subjectAt } from '../../page/model/subject';
import { type Manners, toldOf } from '../../page/model/told-problems';
import { openContent } from '../../page/session/content';
import { moveEntry, removeEntry, removePage } from '../../src/recipes/entries';
import { checkedOf, contentOf, fieldsOfAll } from '../../src/server/page-answers';
import { formatKey, type KeyPath, valueAt } from '../../src/site';
import { studioOn } from '../support/sample-studio';

const { studio } = studioOn();
const content = openContent(contentOf(studio), []);
const known = fieldsOfAll(studio);

afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

test('an id is made of words, and is none that is taken', () => {
  expect(idFrom('Où sont les données ?', [])).toBe('ouSontLesDonnees');
  expect(idFrom('2 jardins', [])).toBe('jardins');
  expect(idFrom('Prix', ['prix', 'prix2'])).toBe('prix3');
  expect(idFrom('?', [])).toBe('entry');
});

test('a key of a message leads back to the key', () => {
  for (const key of [['a'], ['entries', 1, 'answer'], ['a', 0, 1, 'b'], []]) expect(parseKey(formatKey(key))).toEqual(key);
});

/** Returns the files and keys of each part that a click opens for editing. */
const edited = (path: string, ...key: KeyPath) =>
  subjectAt(content, known, { path, key })?.parts.map(({ spots }) =>
    spots.map((spot) => `${spot.path} ${formatKey(spot.key)}`),
  );

test('a text of a file opens the whole file, in all languages side by side', () => {
  expect(edited('locales/es/hero.json', 'badge')).toEqual([
    ['locales/fr/hero.json ', 'locales/en/hero.json ', 'locales/es/hero.json '],
  ]);
});

test('a text of an entry opens that entry, and its facts', () => {
  expect(edited('locales/fr/content/testimonials.json', 'testimonials', 1, 'content')).toEqual([
    ['fr', 'en', 'es'].map((language) => `locales/${language}/content/testimonials.json testimonials[1]`),
    ['testimonials.json testimonials[1]'],
  ]);
});

test('a text of a page of a collection opens the page, and its line in the list', () => {
  const parts = edited('locales/fr/content/features/signature.json', 'title');
  expect(parts?.[0]).toContain('locales/es/content/features/signature.json ');
  expect(parts?.[1]?.[0]).toMatch(/^features\.json features\[\d\]$/);
});

test('a line of the list of a collection opens its page, too', () => {
  const [line, page] = edited('features.json', 'features', 0, 'icon') ?? [];
  expect(line).toEqual(['features.json features[0]']);
  expect(page).toEqual(['fr', 'en', 'es'].map((language) => `locales/${language}/content/features/signature.json `));
});

const names = (language: string) => namesOf(content, known, language);

const textAt = (path: string, ...key: KeyPath) =>
  key.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], content.files.get(path)?.value);

test.each<[string, string, KeyPath, string, KeyPath]>([
  ['a question', 'locales/fr/content/faq.json', ['entries', 0], 'content/faq.json', ['entries', 0, 'question']],
  ['facts', 'testimonials.json', ['testimonials', 1], 'content/testimonials.json', ['testimonials', 1, 'name']],
  ['a line of a list of pages', 'features.json', ['features', 0], 'content/features/signature.json', ['name']],
])('an entry is named by what visitors read, in the language of the studio: %s', (_, path, key, inner, title) => {
  const id = textAt(path, ...key, 'id');
  for (const language of ['fr', 'en', 'es']) {
    const { words, ...rest } = names(language).entry({ path, key });
    const text = String(textAt(`locales/${language}/${inner}`, ...title));
    expect(words).toEqual([{ text: text.length > 60 ? expect.stringMatching(/…$/) : text, language }]);
    expect(rest).toEqual({ id });
  }
});

test('an entry without a text yet has the words of its id', () => {
  const file = { ...content.files.get('locales/fr/content/faq.json'), value: { entries: [{ id: 'newOne', question: '' }] } };
  const files = new Map([['locales/fr/content/faq.json', file]]) as typeof content.files;
  const found = namesOf({ ...content, files }, known, 'fr').entry({
    path: 'locales/fr/content/faq.json',
    key: ['entries', 0],
  });
  expect(nameInFull(found)).toBe('New one');
});

test('fields have labels in words, without abbreviations of the code', () => {
  expect(['imageSrc', 'src', 'headlineBefore'].map(labelOf)).toEqual(['Image', 'Picture', 'Headline before']);
});

test('an empty field is to be filled in; it is a mistake once it was left so, and waits while somebody types in it', () => {
  const path = 'locales/fr/hero.json';
  studio.edit('Empty', [{ path, edit: { kind: 'set', key: ['badge'], value: '' } }]);
  studio.edit('Too long', [{ path, edit: { kind: 'set', key: ['headlineBefore'], value: 'x '.repeat(30).trim() } }]);
  const { files } = openContent(contentOf(studio), []);
  const { problems } = checkedOf(studio);
  const told = (manners: Partial<Manners>, now = files) => {
    const { mistakes, toFill } = toldOf(problems, now, files, { quiet: [], left: [], ...manners });
    return [mistakes, toFill].map((some) => some.map(({ key }) => key).sort());
  };
  const badge = { path, key: ['badge'] };
  expect(told({})).toEqual([['headlineBefore'], ['badge']]);
  expect(told({ left: [badge] })).toEqual([['badge', 'headlineBefore'], []]);
  expect(told({ left: [badge], quiet: [badge] })).toEqual([['headlineBefore'], []]);
  // What was written since the check is not what it found.
  const written = openContent(contentOf(studio), [{ ...badge, value: 'Written' }]);
  expect(told({ left: [badge] }, written.files)).toEqual([['headlineBefore'], []]);
});

test('a fact that a placeholder stands for has a place in the content', () => {
  for (const name of Object.keys(known.facts)) {
    const place = factPlace(content, known, name);
    expect([name, valueAt(content.files.get(place?.path ?? '')?.value, place?.key ?? [])]).not.toContain(undefined);
  }
  expect(factPlace(content, known, 'count')).toBeUndefined();
});

const groups = () => groupsOf(studio.changes(), openContent(contentOf(studio), []), known);

test.each<[string, (sheet: Worksheet) => void, string[]]>([
  [
    'a page: its line in the list, its files and its pictures',
    (sheet) => removePage(sheet, 'features', 'signature'),
    ['features.json', 'locales/es/content/features/signature.json', 'locales/fr/content/features/signature.json'],
  ],
  [
    'an entry with facts',
    (sheet) => removeEntry(sheet, 'testimonials', 'installerValencia'),
    ['locales/es/content/testimonials.json', 'locales/fr/content/testimonials.json', 'testimonials.json'],
  ],
  [
    'an entry that moved',
    (sheet) => moveEntry(sheet, 'testimonials', 'installerValencia', 0),
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

test('a moved entry is named as what it is, also when others moved after it', () => {
  const ids = () =>
    (JSON.parse(String(studio.draft.read('testimonials.json'))) as { testimonials: { id: string }[] }).testimonials.map(
      ({ id }) => id,
    );
  const [first = '', second = ''] = ids();
  studio.guide('One', (sheet) => moveEntry(sheet, 'testimonials', first, 99));
  studio.guide('Another', (sheet) => moveEntry(sheet, 'testimonials', second, 99));
  const now = openContent(contentOf(studio), []);
  for (const { place, changes } of groups()) {
    const [id] = changes.map(({ change }) => change.name.split('.').at(-1));
    expect(valueAt(now.files.get(place.path)?.value, [...place.key, 'id'])).toBe(id);
  }
});

test('the entries next to it, and other changes of the same files, stay', () => {
  studio.guide('One', (sheet) => removeEntry(sheet, 'testimonials', 'managerMalaga'));
  studio.guide('Another', (sheet) => removeEntry(sheet, 'testimonials', 'agencyMadrid'));
  const edit = { kind: 'set', key: ['testimonials', 0, 'rating'], value: 2 } as const;
  studio.edit('Rating', [{ path: 'testimonials.json', edit }]);
  const [first, second, rating] = groups();
  expect([first?.isWhole, second?.isWhole, rating?.isWhole]).toEqual([true, true, false]);
  studio.revert(first?.changes.map(({ change }) => change) ?? []);
  expect(groups().map(({ id }) => id)).toEqual([second?.id, rating?.id]);
});
