import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsInText } from '../../../src/content/facts-in-text';
import { identifyFile, publishedDocuments } from '../../../src/content/model';
import { checkSources } from '../../../src/data/checks/check-data';
import { updateCheckedData } from '../../../src/data/page-sources';
import { imageFactsOf, readData } from '../../../src/data/read-data';
import { copyOf, valueAt } from '../../content';
import { filesIn } from '../../hosts';
import { Legend } from '../gatsby/legend';
import { marksIn, withoutMarks } from '../src/preview/marks';
import { Mirror } from '../src/preview/mirror';
import { editsFolder } from '../src/preview/preview';
import { addEntry, addPage } from '../src/recipes/entries';
import { studioOn } from './support/sample-studio';

const { studio, folders } = studioOn();
const site = mkdtempSync(join(tmpdir(), 'preview-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
const preview = new Mirror(studio.draft, { folder: folders.data }, site);
const marks = new Legend();
/** Updates the mirror, and what the development site makes of it. */
function update() {
  preview.update();
  const { documents, content } = checkSources(readData(join(site, 'data')));
  if (content) updateCheckedData(marks.mark(documents), content, join(site, 'checked-data'));
}
beforeEach(update);
afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

const textOf = (path: string) => readFileSync(join(site, path), 'utf8');
const parsed = (path: string): unknown => JSON.parse(textOf(path));
function legend() {
  const { documents, images } = checkSourcesOf(join(site, 'data'));
  return marks.told(documents, images, join(site, 'data/images'));
}
const hero = 'locales/fr/hero.json';
const set = (path: string, key: (string | number)[], value: unknown) =>
  studio.edit('Edit', [{ path, edit: { kind: 'set', key, value } }]);
const checkSourcesOf = (folder: string) => {
  const data = readData(folder);
  return { ...checkSources(data), images: data.images };
};
/** Returns every text in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** Names of places, so that sets of them can be compared. */
const namesOf = (places: readonly { path: string; key: unknown }[]) =>
  [...new Set(places.map(({ path, key }) => `${path} ${JSON.stringify(key)}`))].sort();

test('every text that visitors read ends with the mark of its file and key, and nothing else has one', () => {
  const { documents, content } = checkSources(readData(folders.data));
  if (!content) throw new Error('The sample site has errors.');
  const { places } = legend();
  const sourceOf = (path: string) => documents.get(path)?.value;
  const placesOf = (text: string) => marksIn(text).flatMap((mark) => places[mark] ?? []);
  const shown = filesIn(join(site, 'checked-data')).flatMap((path) => textsIn(parsed(`checked-data/${path}`)));
  const marked = shown.filter((text) => marksIn(text).length > 0);
  for (const text of marked) {
    const [place, ...others] = placesOf(text);
    expect(others).toEqual([]);
    const language = /^locales\/(..)/.exec(place?.path ?? '')?.[1] ?? '';
    const source = String(valueAt(sourceOf(place?.path ?? ''), place?.key ?? []));
    const facts: Readonly<Record<string, string>> = factsInText(content.SiteSettings, content.Packs, language);
    const filled = source.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
    expect([source, filled]).toContain(withoutMarks(text));
  }
  const copies = [...publishedDocuments(documents)].flatMap(([path, { value }]) => {
    const file = identifyFile(path);
    // Pages do not read the texts of errors; entries of lists move where others are not published.
    if (!file || /faq|packs|testimonials|errors/.test(path)) return [];
    return copyOf(file.schema, value).map(({ path: key }) => ({ path, key }));
  });
  expect(copies.length).toBeGreaterThan(100);
  expect(namesOf(marked.flatMap(placesOf))).toEqual(expect.arrayContaining(namesOf(copies)));
});

test('the mark of an entry keeps its key in the file though entries before it are not published', () => {
  const file = 'locales/fr/content/faq.json';
  const questions = () => (parsed('checked-data/Faq/fr.json') as { entries: { id: string; question: string }[] }).entries;
  const [first, second] = questions();
  const hide = { kind: 'set', key: ['entries', 0, 'published'], value: false } as const;
  studio.edit(
    'Hide',
    ['fr', 'en', 'es'].map((language) => ({ path: file.replace('fr', language), edit: hide })),
  );
  update();
  expect(questions()[0]?.id).toBe(second?.id);
  const [mark = -1] = marksIn(questions()[0]?.question ?? '');
  expect(legend().places[mark]).toEqual({ path: file, key: ['entries', 1, 'question'] });
  expect(questions().map(({ id }) => id)).not.toContain(first?.id);
});

test('an edit changes the files that it is about, and no other', () => {
  const times = () => new Map(filesIn(site).map((path) => [path, statSync(join(site, path)).mtimeMs]));
  const before = times();
  set(hero, ['badge'], 'For growers');
  update();
  const changed = [...times()].filter(([path, time]) => before.get(path) !== time).map(([path]) => path);
  expect(changed.sort()).toEqual([`checked-data/${hero}`, `data/${hero}`, `${editsFolder}/last`]);
});

test('with a mistake in the edits everything stays as it was', () => {
  set(hero, ['badge'], 'For growers');
  set('testimonials.json', ['testimonials', 0, 'rating'], 9);
  update();
  expect(parsed(`data/${hero}`)).not.toMatchObject({ badge: 'For growers' });
  studio.draft.undo();
  update();
  expect(parsed(`data/${hero}`)).toMatchObject({ badge: 'For growers' });
});

test('pictures are those of data/, or of the draft, and the legend finds them by their digest', () => {
  const path = 'images/testimonials/installer-valencia.png';
  const original = readFileSync(join(folders.data, path));
  expect(Object.values(legend().pictures)).toContain('testimonials/installer-valencia.png');
  const other = Buffer.concat([original, Buffer.from('more')]);
  studio.write('Picture', new Map([[path, other]]));
  update();
  expect(readFileSync(join(site, 'data', path))).toEqual(other);
  expect(readFileSync(join(folders.data, path))).toEqual(original);
  studio.draft.undo();
  update();
  expect(readFileSync(join(site, 'data', path))).toEqual(original);
});

test('a picture that goes stays until the next start, since a page that shows it may still ask for it', () => {
  const picture = 'images/testimonials/manager-malaga.png';
  studio.guide('Another picture', (sheet) => {
    const key = ['testimonials', 4, 'imageSrc'];
    sheet.edit('testimonials.json', { kind: 'set', key, value: 'testimonials/installer-valencia.png' });
    sheet.put(picture, undefined);
  });
  update();
  expect(textOf('data/testimonials.json')).not.toContain('manager-malaga.png');
  expect(existsSync(join(site, 'data', picture))).toBe(true);
  new Mirror(studio.draft, { folder: folders.data }, site).update();
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

test('a studio that starts with a mistake in the draft shows the site as last saved', () => {
  const before = textOf(`data/${hero}`);
  set(hero, ['badge'], 'For growers');
  set('testimonials.json', ['testimonials', 0, 'rating'], 9);
  rmSync(join(site, 'data'), { recursive: true });
  const started = new Mirror(studio.draft, { folder: folders.data }, site);
  started.update();
  expect(started).toMatchObject({ isThere: true });
  expect(textOf(`data/${hero}`)).toBe(before);
});

test('a new entry is shown before it is written: its empty texts say their names, and a grey area stands for its picture', () => {
  const entry = { id: 'added', name: '', position: '', content: '' };
  const words = Object.fromEntries(['fr', 'en', 'es'].map((code) => [code, entry]));
  studio.guide('Add', (sheet) =>
    addEntry(sheet, 'testimonials', { words, facts: { id: 'added', rating: null, imageSrc: '' } as never }),
  );
  update();
  const path = 'locales/fr/content/testimonials.json';
  const shown = (parsed(`data/${path}`) as { testimonials: object[] }).testimonials.at(-1);
  expect(shown).toEqual({ id: 'added', name: 'Name · added', position: 'Position · added', content: 'Content · added' });
  const facts = (parsed('data/testimonials.json') as { testimonials: { imageSrc: string }[] }).testimonials.at(-1);
  expect(imageFactsOf(readFileSync(join(site, 'data/images', facts?.imageSrc ?? '')))).toMatchObject({ type: 'png' });
  expect(studio.shown()?.Testimonials.testimonials.at(-1)).toMatchObject({ id: 'added' });
  // A mistake is none of this: the last version without one stays.
  set(path, ['testimonials', 0, 'name'], 9);
  update();
  expect((parsed(`data/${path}`) as { testimonials: { name: unknown }[] }).testimonials[0]?.name).not.toBe(9);
});

test('a new page is shown before its first entry of a list is added', () => {
  const empty = { slug: 'added', previousSlugs: [], title: '', lead: '', sections: [], seo: { title: '', description: '' } };
  const texts = Object.fromEntries(['fr', 'en', 'es'].map((code) => [code, empty]));
  studio.guide('Add', (sheet) => addPage(sheet, 'legal', { facts: { id: 'added', updated: '' } as never, texts }));
  update();
  const { sections } = parsed('data/locales/fr/content/legal/added.json') as { sections: object[] };
  expect(sections).toEqual([expect.objectContaining({ id: 'added1', heading: 'Heading · added1', paragraphs: [] })]);
});
