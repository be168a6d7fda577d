import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { isUnsettled, sourceOf } from '../../../__tests__/support/sample-data';
import { valueAt } from '../../content';
import { addEntry, moveEntry, removeEntry, removePage } from '../src/recipes/entries';
import { preparePicture } from '../src/recipes/picture';
import { markTranslated, translationTasks } from '../src/recipes/translations';
import { studioOn } from './support/sample-studio';

const { studio } = studioOn();
const told = () => studio.problems().filter((problem) => !isUnsettled(problem));
const faq = 'content/faq.json';

afterEach(() => {
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

test('a question is added at its place, moved and removed in every language, and the check has nothing to say', () => {
  const sheet = studio.worksheet();
  const words = { id: 'added', question: '¿Algo más?', answer: 'Nada más.' };
  addEntry(sheet, 'faq', { words: { fr: { ...words, question: 'Autre\u202f?' } as never, en: words, es: words } }, 1);
  moveEntry(sheet, 'faq', 'added', 3);
  studio.write('A question', sheet.contents);
  expect(told().filter(({ severity }) => severity === 'error')).toEqual([]);
  const again = studio.worksheet();
  removeEntry(again, 'faq', 'added');
  studio.write('No question', again.contents);
  for (const code of ['fr', 'en', 'es']) {
    expect(studio.draft.read(`locales/${code}/${faq}`)?.toString()).toBe(sourceOf(`locales/${code}/${faq}`));
  }
});

test('a changed source text makes its translation a task, which is done by a mark', () => {
  const open = () =>
    translationTasks(studio.worksheet()).map(({ language, file, name, state }) => [language, file, name, state]);
  expect(open()).toEqual([]);
  studio.edit('Edit', [{ path: 'locales/fr/hero.json', edit: { kind: 'set', key: ['badge'], value: 'Autre badge' } }]);
  expect(open()).toEqual([
    ['en', 'hero.json', 'badge', 'stale'],
    ['es', 'hero.json', 'badge', 'stale'],
  ]);
  const sheet = studio.worksheet();
  for (const code of ['en', 'es']) expect(markTranslated(sheet, code, { file: 'hero.json', key: 'badge' })).toEqual([]);
  studio.write('Still right', sheet.contents);
  expect(open()).toEqual([]);
  expect(told()).toEqual([]);
});

test('a translation that is the source text, word for word, is a task until it is confirmed', () => {
  const place = (language: string) => `locales/${language}/content/faq.json`;
  const key = ['entries', 0, 'answer'];
  const value = valueAt(JSON.parse(String(studio.draft.read(place('fr')))), key);
  studio.edit('Paste', [{ path: place('es'), edit: { kind: 'set', key, value } }]);
  const [task, ...others] = translationTasks(studio.worksheet());
  expect([task, others]).toEqual([expect.objectContaining({ language: 'es', key, state: 'same' }), []]);
  const mark = (meansSame: boolean) =>
    studio.guide('Mark', (sheet) => markTranslated(sheet, 'es', { file: task?.file, key: task?.name, meansSame }));
  expect(mark(false)).toHaveLength(1);
  expect(mark(true)).toEqual([]);
  expect(translationTasks(studio.worksheet())).toEqual([]);
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
});

const needs = { minWidth: 1600, shape: { least: 1, most: 2.2, description: 'as wide as high, to 2.2 times as wide' } };
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });
/** Creates a picture of noise, which gives the largest file for its size. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } } });

test('a picture is encoded anew, and converted where it can be', async () => {
  for (const image of [flat(1700, 1000).png(), flat(1700, 1000).webp(), flat(1700, 1000).tiff()]) {
    const prepared = await preparePicture(await image.withMetadata().toBuffer(), needs);
    expect(prepared).toMatchObject({ width: 1700, height: 1000, ending: 'png' });
    const found = await sharp('bytes' in prepared ? prepared.bytes : undefined).metadata();
    expect([found.format, found.exif, found.icc]).toEqual(['png', undefined, undefined]);
  }
}, 30_000);

test('one that is too heavy is made lighter', async () => {
  const heavy = await noise(2000, 1200).png().toBuffer();
  expect(heavy.length).toBeGreaterThan(400_000);
  const light = await preparePicture(heavy, needs);
  expect(light).toMatchObject({ ending: 'jpg' });
  expect('bytes' in light && light.bytes.length).toBeLessThanOrEqual(400_000);
}, 30_000);

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="1000"/>'), /SVG/],
  ['compressed SVG', () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="1000"/>'), /this is svg/],
  ['SVG behind a comment', () => Buffer.from('\ufeff <?xml version="1.0"?><!-- x --><svg/>'), /SVG/],
  ['no picture', () => Buffer.from('no picture'), /PNG, JPEG/],
  ['a picture that breaks off', async () => (await noise(1700, 1000).png().toBuffer()).subarray(0, 50_000), /whole/],
  ['one that is too small', () => flat(800, 500).png().toBuffer(), /800 pixels wide; at least 1600/],
  ['one of another shape', () => flat(1600, 3000).png().toBuffer(), /as wide as high/],
])(
  'refused: %s',
  async (_, make, reason) => {
    expect((await preparePicture(await make(), needs)).refused).toMatch(reason);
  },
  30_000,
);

test.each([
  [4000, 1600, 3520, 1600],
  [1700, 3000, 1700, 1700],
])(
  'one of another shape is cut to the nearest that fits: %i × %i',
  async (width, height, cutWidth, cutHeight) => {
    const bytes = await flat(width, height).png().toBuffer();
    expect(await preparePicture(bytes, needs)).toMatchObject({ canCut: true });
    const cut = await preparePicture(bytes, needs, true);
    expect('bytes' in cut && cut.width / cut.height).toBeCloseTo(cutWidth / cutHeight, 2);
    // What would be too small is not cut.
    expect(await preparePicture(await flat(1700, 400).png().toBuffer(), needs, true)).toMatchObject({ canCut: false });
  },
  30_000,
);

test('what is edited while a picture is being encoded is not lost', async () => {
  const place = { path: 'testimonials.json', key: ['testimonials', 0, 'imageSrc'], file: 'other.png' };
  const encoding = studio.replacePicture(place, await flat(300, 300).png().toBuffer());
  const edit = { kind: 'set', key: ['testimonials', 1, 'rating'], value: 1.5 } as const;
  studio.edit('Meanwhile', [{ path: place.path, edit }]);
  await encoding;
  expect(studio.changes().map(({ path, key }) => [path, key])).toEqual([
    [expect.stringMatching(/^images\/testimonials\/.*\.png$/), ''],
    [place.path, 'testimonials[1].rating'],
  ]);
});

test('the studio mends what needs no decision: a picture that no file names', () => {
  const path = 'testimonials.json';
  const { testimonials } = JSON.parse(sourceOf(path)) as { testimonials: { imageSrc: string }[] };
  const [first, second] = testimonials.map(({ imageSrc }) => imageSrc);
  studio.edit('The same twice', [{ path, edit: { kind: 'set', key: ['testimonials', 0, 'imageSrc'], value: second } }]);
  const problem = { kind: 'image-unused', file: `images/${first}`, key: '' } as const;
  expect(told().map(({ kind, file }) => [kind, file])).toEqual([[problem.kind, problem.file]]);
  studio.remedy(problem);
  expect(told()).toEqual([]);
  expect(() => studio.remedy(problem)).toThrow('no longer');
});

test('a placeholder that was misspelled is put right, also beside another one and with spaces in it', () => {
  const path = 'locales/fr/content/faq.json';
  const key = ['entries', 0, 'answer'] as const;
  const value = 'De {{ pricee }} à {{setupFe}}, {{pricee}}.';
  studio.edit('Misspelled', [{ path, edit: { kind: 'set', key, value } }]);
  const found = () => studio.problems().filter(({ kind }) => kind === 'placeholder-unknown');
  const second = found().find((problem) => problem.found === '{{setupFe}}');
  studio.remedy(second as NonNullable<typeof second>);
  expect(found().map((problem) => problem.found)).toEqual(['{{pricee}}']);
  studio.remedy(...found());
  expect(valueAt(JSON.parse(String(studio.draft.read(path))), key)).toBe('De {{price}} à {{setupFee}}, {{price}}.');
});

test('a price written out becomes its placeholder, also in a text that is not formatted yet', () => {
  const path = 'locales/fr/content/faq.json';
  const key = ['entries', 0, 'answer'] as const;
  studio.edit('Written out', [{ path, edit: { kind: 'set', key, value: "C'est 350 €, et encore 350 €." } }]);
  studio.remedy(...studio.problems().filter(({ kind }) => kind === 'fact-repeated'));
  expect(valueAt(JSON.parse(String(studio.draft.read(path))), key)).toBe('C’est {{price}}, et encore {{price}}.');
});

test('a save formats the texts that were edited, each as its language wants it', () => {
  const answer = ['entries', 0, 'answer'] as const;
  const typed = { fr: '{{name}} dit "oui" et s\'en va, c\'est tout !', es: "{{name}} dice 'sí' y se va d'aquí." };
  const place = (language: string) => `locales/${language}/content/faq.json`;
  studio.edit(
    'Signs',
    Object.entries(typed).map(([language, value]) => ({ path: place(language), edit: { kind: 'set', key: answer, value } })),
  );
  expect(told().filter(({ kind }) => !kind.startsWith('translation-'))).toEqual([]);
  studio.save();
  const saved = (language: string) => valueAt(JSON.parse(String(studio.draft.read(place(language)))), answer);
  expect(saved('fr')).toBe('{{name}} dit «\u00a0oui\u00a0» et s’en va, c’est tout\u202f!');
  expect(saved('es')).toBe('{{name}} dice «sí» y se va d’aquí.');
  studio.write(
    'As before',
    new Map(Object.keys(typed).map((language) => [place(language), Buffer.from(sourceOf(place(language)))])),
  );
  studio.save();
});

test('a value that came as an example is kept, and is none any more', () => {
  const samples = () => studio.problems().filter(({ kind }) => kind === 'sample-value');
  const before = samples().map(({ file, key }) => `${file} ${key}`);
  const problem = samples().find(({ file }) => file === 'testimonials.json');
  studio.remedy(problem as NonNullable<typeof problem>);
  expect(samples().map(({ file, key }) => `${file} ${key}`)).toEqual(
    before.filter((place) => place !== `testimonials.json ${problem?.key}`),
  );
  expect(studio.changes().map(({ path }) => path)).toEqual(['sample-values.json']);
});

test('a picture takes the place of another, which goes; a new one has a name of its own', async () => {
  const path = 'testimonials.json';
  const { testimonials } = JSON.parse(sourceOf(path)) as { testimonials: { imageSrc: string }[] };
  const [first = '', second = ''] = testimonials.map(({ imageSrc }) => imageSrc);
  const place = { path, key: ['testimonials', 0, 'imageSrc'], file: basename(second) };
  expect(await studio.replacePicture(place, await flat(30, 30).png().toBuffer())).toMatchObject({
    refused: expect.stringMatching(/30 pixels wide/),
  });
  expect(studio.draft.changed()).toEqual([]);
  expect(await studio.replacePicture(place, await flat(300, 300).jpeg().toBuffer())).toBeUndefined();
  expect(studio.draft.read(`images/${first}`)).toBeUndefined();
  expect(told()).toEqual([]);
  studio.edit('None', [{ path, edit: { kind: 'set', key: place.key, value: '' } }]);
  expect(await studio.replacePicture(place, await flat(300, 300).png().toBuffer())).toBeUndefined();
  expect(studio.draft.read(`images/${second.replace('.png', '-2.png')}`)).toBeDefined();
  expect(studio.draft.read(`images/${second}`)).toBeDefined();
});

test('the first picture of a page stands beside those of the other pages in its language', async () => {
  const path = 'locales/fr/content/features/signature.json';
  const { benefits } = JSON.parse(sourceOf(path)) as { benefits: object[] };
  const key = ['benefits', benefits.length - 1, 'plate', 'src'];
  studio.edit('None', [{ path, edit: { kind: 'set', key: key.slice(0, -1), value: { src: '', alt: '' } } }]);
  expect(
    await studio.replacePicture({ path, key, file: 'Été 1.jpg' }, await flat(1400, 800).png().toBuffer()),
  ).toBeUndefined();
  expect(studio.draft.read('images/features/fr/signature-Ete-1.png')).toBeDefined();
});

test('a page goes with its files and pictures, and the redirects that it needs are added at once', () => {
  studio.guide('Remove', (sheet) => removePage(sheet, 'features', 'signature'));
  const errors = () => studio.problems().filter(({ severity }) => severity === 'error');
  expect(errors().length).toBeGreaterThan(1);
  studio.remedy(...errors());
  expect(errors()).toEqual([]);
});
