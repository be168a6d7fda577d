import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identifyFile } from '../../src/content/file-kinds';
import { valueAt } from '../../src/content/problem';
import { copyOf } from '../../src/content/schema-walk';
import { filesIn } from '../../src/hosting/files-in';
import { marksIn, withoutMarks } from '../../tools/studio/src/preview/marks';
import { type Legend, legendFile, PreviewData } from '../../tools/studio/src/preview/preview-data';
import { studioOn } from '../support/sample-studio';

const { studio, folders } = studioOn();
const site = mkdtempSync(join(tmpdir(), 'preview-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
const preview = new PreviewData(studio.draft, { folder: folders.data }, site);
beforeEach(() => preview.update());
afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

const textOf = (path: string) => readFileSync(join(site, path), 'utf8');
const parsed = (path: string): unknown => JSON.parse(textOf(path));
const legend = () => parsed(legendFile) as Legend;
const hero = 'locales/fr/hero.json';
const set = (path: string, key: (string | number)[], value: unknown) =>
  studio.edit('Edit', [{ path, edit: { kind: 'set', key, value } }]);
/** Returns every text in a value, with its key. */
const textsIn = (value: unknown, key: (string | number)[] = []): { key: (string | number)[]; text: string }[] =>
  typeof value === 'string'
    ? [{ key, text: value }]
    : Object.entries(value ?? {}).flatMap(([name, entry]) =>
        textsIn(entry, [...key, Array.isArray(value) ? Number(name) : name]),
      );

test('every text that visitors read ends with the mark of its file and key, and nothing else has one', () => {
  const checked = join(site, 'checked-data');
  const published = filesIn(checked).filter((path) => !/faq|packs|testimonials/.test(path));
  expect(published.length).toBeGreaterThan(20);
  for (const path of published) {
    const schema = identifyFile(path)?.schema;
    if (!schema) throw new Error(path);
    const value = parsed(`checked-data/${path}`);
    const copies = new Set(copyOf(schema, value).map((copy) => JSON.stringify(copy.path)));
    for (const { key, text } of textsIn(value)) {
      const places = marksIn(text).map((mark) => legend().places[mark]);
      expect(places).toEqual(copies.has(JSON.stringify(key)) ? [{ path, key }] : []);
    }
  }
});

test('without the marks, Gatsby reads what is in data/', () => {
  const { $schema: _, ...words } = JSON.parse(readFileSync(join(folders.data, hero), 'utf8')) as Record<string, unknown>;
  expect(JSON.parse(withoutMarks(textOf(`checked-data/${hero}`)))).toEqual(words);
});

test('the mark of an entry keeps its key in the file though entries before it are not published', () => {
  const file = 'locales/fr/content/faq.json';
  const questions = () => (parsed(`checked-data/${file}`) as { entries: { id: string; question: string }[] }).entries;
  const [first, second] = questions();
  const hide = { kind: 'set', key: ['entries', 0, 'published'], value: false } as const;
  studio.edit(
    'Hide',
    ['fr', 'es'].map((language) => ({ path: file.replace('fr', language), edit: hide })),
  );
  preview.update();
  expect(questions()[0]?.id).toBe(second?.id);
  const [mark = -1] = marksIn(questions()[0]?.question ?? '');
  expect(preview.table.places[mark]).toEqual({ path: file, key: ['entries', 1, 'question'] });
  expect(questions().map(({ id }) => id)).not.toContain(first?.id);
});

test('what the site itself reads has the edits and no mark', () => {
  set(hero, ['badge'], 'For carpenters');
  preview.update();
  expect(parsed(`data/${hero}`)).toMatchObject({ badge: 'For carpenters' });
  for (const path of filesIn(join(site, 'data')).filter((file) => file.endsWith('.json'))) {
    expect(marksIn(textOf(`data/${path}`))).toEqual([]);
  }
});

test('an edit changes the files that it is about, and no other', () => {
  const times = () => new Map(filesIn(site).map((path) => [path, statSync(join(site, path)).mtimeMs]));
  const before = times();
  set(hero, ['badge'], 'For growers');
  preview.update();
  const changed = [...times()].filter(([path, time]) => before.get(path) !== time).map(([path]) => path);
  expect(changed.sort()).toEqual([`checked-data/${hero}`, `data/${hero}`]);
});

test('with a mistake in the edits everything stays as it was', () => {
  set(hero, ['badge'], 'For growers');
  set('testimonials.json', ['testimonials', 0, 'rating'], 9);
  preview.update();
  expect(preview.isBehind).toBe(true);
  expect(parsed(`data/${hero}`)).not.toMatchObject({ badge: 'For growers' });
  studio.draft.undo();
  preview.update();
  expect(preview.isBehind).toBe(false);
  expect(parsed(`data/${hero}`)).toMatchObject({ badge: 'For growers' });
});

test('pictures are those of data/, or of the draft, and the legend finds them by their digest', () => {
  const path = 'images/testimonials/grower-vigo.png';
  const original = readFileSync(join(folders.data, path));
  expect(Object.values(legend().pictures)).toContain('testimonials/grower-vigo.png');
  expect(statSync(join(site, 'data', path)).ino).toBe(statSync(join(folders.data, path)).ino);
  const other = Buffer.concat([original, Buffer.from('more')]);
  studio.write('Picture', new Map([[path, other]]));
  preview.update();
  expect(readFileSync(join(site, 'data', path))).toEqual(other);
  expect(readFileSync(join(folders.data, path))).toEqual(original);
  studio.draft.undo();
  preview.update();
  expect(readFileSync(join(site, 'data', path))).toEqual(original);
});

test('a file that goes is gone', () => {
  expect(filesIn(join(site, 'data')).sort()).toEqual(
    filesIn(folders.data)
      .filter((path) => path.endsWith('.json') || path.startsWith('images/'))
      .filter((path) => !path.startsWith('schemas/'))
      .sort(),
  );
});

test('a picture that goes stays until the next start, since a page that shows it may still ask for it', () => {
  const picture = 'images/testimonials/florist-lugo.png';
  studio.guide('Another picture', (sheet) => {
    const key = ['testimonials', 3, 'imageSrc'];
    sheet.edit('testimonials.json', { kind: 'set', key, value: 'testimonials/grower-vigo.png' });
    sheet.put(picture, undefined);
  });
  preview.update();
  expect(textOf('data/testimonials.json')).not.toContain('florist-lugo.png');
  expect(existsSync(join(site, 'data', picture))).toBe(true);
  new PreviewData(studio.draft, { folder: folders.data }, site).update();
  expect(existsSync(join(site, 'data', picture))).toBe(false);
});

test('numbers and facts of the site are found by their value, in the pages of their language', () => {
  const { values, places } = legend();
  const shown = values.map(({ mark, ...value }) => ({ ...value, ...places[mark] }));
  const data = (path: string) => JSON.parse(readFileSync(join(folders.data, path), 'utf8')) as unknown;
  for (const { path, key, value } of shown as { path: string; key: (string | number)[]; value: unknown }[]) {
    expect(valueAt(data(path), key)).toBe(value);
  }
  expect(shown).toContainEqual(expect.objectContaining({ path: 'site.json', key: ['contact', 'phone'] }));
  expect(shown.find(({ path }) => path === 'packs.json')).not.toHaveProperty('language');
  expect(shown.find(({ path }) => path?.startsWith('locales/fr/'))).toMatchObject({ language: 'fr' });
});
