import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceOf } from '../../../__tests__/support/sample-data';
import type { Edit } from '../../content';
import { applyEdit } from '../../content';
import { Draft } from '../src/draft/draft';
import { diskFiles } from '../src/files/disk-files';
import type { Files } from '../src/files/files';
import { recover, resolve, save } from '../src/save/save';
import { fatalFiles, killed, memoryFiles } from './support/memory-files';

const root = mkdtempSync(join(tmpdir(), 'studio-'));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;
/** Writes two files of the sample site to disk. */
function onDisk() {
  const folder = join(root, String(count++));
  const folders = { data: join(folder, 'data'), cache: join(folder, 'cache') };
  mkdirSync(join(folders.data, 'locales/fr'), { recursive: true });
  for (const path of ['site.json', 'locales/fr/hero.json']) writeFileSync(join(folders.data, path), sourceOf(path));
  return { folders, files: diskFiles(folders), text: (path: string) => readFileSync(join(folders.data, path), 'utf8') };
}

const open = (files: Files) => {
  const draft = new Draft(files);
  recover(files, draft);
  return draft;
};

/** Edits a file by key. */
function edit(draft: Draft, path: string, ...edits: Edit[]): void {
  const text = edits.reduce(applyEdit, draft.read(path)?.toString('utf8') ?? '{}');
  draft.apply('An edit', new Map([[path, Buffer.from(text)]]));
}

const set = (key: string, value: unknown): Edit => ({ kind: 'set', key: [key], value });

test('a draft is there again after a crash, with undo and redo, and the disk is untouched', () => {
  const { files, text } = onDisk();
  const draft = open(files);
  edit(draft, 'site.json', set('name', 'One'));
  edit(draft, 'site.json', set('name', 'Two'));
  draft.undo();
  const again = open(files);
  expect(again.steps).toEqual({ done: ['An edit'], undone: ['An edit'] });
  expect(again.read('site.json')?.toString()).toContain('"name": "One"');
  again.redo();
  expect(open(files).read('site.json')?.toString()).toContain('"name": "Two"');
  open(files).undo();
  open(files).undo();
  expect(open(files).changed()).toEqual([]);
  expect(text('site.json')).toBe(sourceOf('site.json'));
});

test('a save writes files that changed, are new, or go, and leaves no other', () => {
  const { files, folders, text } = onDisk();
  const draft = open(files);
  edit(draft, 'site.json', set('name', 'Saved'));
  draft.apply(
    'More',
    new Map([
      ['locales/fr/faq.json', Buffer.from('{}\n')],
      ['locales/fr/hero.json', undefined],
    ]),
  );
  expect(save(files, draft)).toEqual({
    written: ['locales/fr/faq.json', 'locales/fr/hero.json', 'site.json'],
    conflicts: [],
    errors: [],
  });
  expect(text('site.json')).toBe(sourceOf('site.json').replace('Brasa"', 'Saved"'));
  expect(readdirSync(folders.data, { recursive: true }).sort()).toEqual([
    'locales',
    'locales/fr',
    'locales/fr/faq.json',
    'site.json',
  ]);
  expect(draft.changed()).toEqual([]);
  expect(readdirSync(join(folders.cache, 'objects'))).toEqual([]);
  expect(existsSync(join(folders.cache, 'journal.json'))).toBe(false);
});

test('a file that changed on the disk is merged by key, and a conflict stops the whole save', () => {
  const { files, folders, text } = onDisk();
  const draft = open(files);
  edit(draft, 'site.json', set('name', 'Ours'));
  edit(draft, 'locales/fr/hero.json', set('badge', 'Ours'));
  writeFileSync(
    join(folders.data, 'site.json'),
    sourceOf('site.json').replace('"defaultLanguage": "fr"', '"defaultLanguage":  "es"'),
  );
  writeFileSync(
    join(folders.data, 'locales/fr/hero.json'),
    applyEdit(sourceOf('locales/fr/hero.json'), set('badge', 'Theirs')),
  );
  const { badge } = JSON.parse(sourceOf('locales/fr/hero.json')) as { badge: string };
  const conflict = { path: 'locales/fr/hero.json', key: 'badge', base: badge, ours: 'Ours', theirs: 'Theirs' };
  expect(save(files, draft)).toEqual({ written: [], conflicts: [conflict], errors: [] });
  expect(text('site.json')).not.toContain('Ours');
  expect(resolve(files, draft, () => undefined)).toEqual([conflict]);
  expect(resolve(files, draft, () => 'ours')).toEqual([]);
  expect(save(files, draft).conflicts).toEqual([]);
  expect(text('locales/fr/hero.json')).toContain('"badge": "Ours"');
  // The merge starts from the text that changed on disk.
  expect(text('site.json')).toContain('"defaultLanguage":  "es"');
  expect(text('site.json')).toContain('"name": "Ours"');
});

test('whenever the process is killed, all files are written or none, and nothing is lost', () => {
  const before = new Map(['site.json', 'locales/fr/hero.json'].map((path) => [`data/${path}`, Buffer.from(sourceOf(path))]));
  const start = () => {
    const contents = new Map(before);
    const draft = open(memoryFiles(contents));
    edit(draft, 'site.json', set('name', 'Saved'));
    draft.apply(
      'More',
      new Map([
        ['locales/fr/faq.json', Buffer.from('{}\n')],
        ['locales/fr/hero.json', undefined],
      ]),
    );
    return contents;
  };
  const inData = (contents: Map<string, Buffer>) =>
    Object.fromEntries(
      [...contents]
        .filter(([path]) => path.startsWith('data/'))
        .map(([path, bytes]) => [path, String(bytes)])
        .sort(),
    );
  const whole = start();
  save(memoryFiles(whole), open(memoryFiles(whole)));
  const outcomes = new Set<string>();
  for (let steps = 0, isKilled = true; isKilled; steps++) {
    for (const part of [0, 0.3, 1]) {
      const contents = start();
      const files = fatalFiles(memoryFiles(contents), steps, part);
      isKilled = killed(() => save(files, open(files)));
      const draft = open(memoryFiles(contents));
      const [found, all, none] = [inData(contents), inData(whole), inData(before)].map((data) => JSON.stringify(data));
      expect([all, none]).toContain(found);
      // Edits that were not written are still in the draft.
      expect(draft.changed().length).toBe(found === all ? 0 : 3);
      outcomes.add(String(found === all));
    }
  }
  expect(outcomes).toEqual(new Set(['true', 'false']));
});

test('what somebody writes between a crash and the next start is not overwritten', () => {
  const theirs = sourceOf('site.json').replace('"defaultLanguage": "fr"', '"defaultLanguage": "es"');
  let isBegun = false;
  for (let steps = 0; steps < 10; steps++) {
    const contents = new Map([['data/site.json', Buffer.from(sourceOf('site.json'))]]);
    const files = memoryFiles(contents);
    edit(open(files), 'site.json', set('name', 'Ours'));
    const fatal = fatalFiles(files, steps, 1);
    killed(() => save(fatal, open(fatal)));
    const isWritten = String(contents.get('data/site.json')).includes('Ours');
    if (isWritten) break;
    isBegun ||= contents.has('cache/journal.json');
    contents.set('data/site.json', Buffer.from(theirs));
    const again = open(files);
    expect(String(contents.get('data/site.json'))).toBe(theirs);
    expect([...contents.keys()].filter((path) => path.endsWith('.studio'))).toEqual([]);
    expect(save(files, again)).toEqual({ written: ['site.json'], conflicts: [], errors: [] });
    expect(String(contents.get('data/site.json'))).toBe(theirs.replace('"Brasa"', '"Ours"'));
  }
  expect(isBegun).toBe(true);
});

test('a draft that cannot be read is set aside with a message and with its texts, and the studio starts', () => {
  const contents = new Map([['data/site.json', Buffer.from(sourceOf('site.json'))]]);
  edit(open(memoryFiles(contents)), 'site.json', set('name', 'Ours'));
  const texts = () => [...contents.keys()].filter((path) => path.startsWith('cache/objects/'));
  const before = texts();
  // A file that a later version of the site has renamed.
  const draft = String(contents.get('cache/draft.json')).replaceAll('"site.json"', '"settings.json"');
  contents.set('cache/draft.json', Buffer.from(draft));
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  expect(open(memoryFiles(contents)).changed()).toEqual([]);
  expect(open(memoryFiles(contents)).changed()).toEqual([]);
  expect(warned.mock.calls.flat()).toEqual([expect.stringContaining('.studio/damaged-draft.json')]);
  warned.mockRestore();
  expect(String(contents.get('cache/damaged-draft.json'))).toBe(draft);
  expect(before.length).toBeGreaterThan(0);
  expect(texts()).toEqual(before);
});

test('after a file could not be written, no file is changed, and later edits are there at the next start', () => {
  const paths = ['site.json', 'locales/fr/hero.json'];
  const contents = new Map(paths.map((path) => [`data/${path}`, Buffer.from(sourceOf(path))]));
  const texts = () => paths.map((path) => String(contents.get(`data/${path}`)));
  const all = memoryFiles(contents);
  const locked: Files = {
    ...all,
    rename(from, to) {
      if (to === 'data/site.json') throw new Error('EBUSY: site.json is locked');
      all.rename(from, to);
    },
  };
  const draft = open(locked);
  edit(draft, 'locales/fr/hero.json', set('badge', 'Un'));
  edit(draft, 'site.json', set('name', 'One'));
  expect(() => save(locked, draft)).toThrow('site.json is locked');
  expect(texts()).toEqual(paths.map(sourceOf));
  expect([...contents.keys()].filter((path) => path.endsWith('.studio'))).toEqual([]);
  // Otherwise the next start would write what the editor was told is not saved.
  expect(contents.has('cache/journal.json')).toBe(false);
  edit(draft, 'site.json', set('name', 'Two'));
  expect(save(all, open(all)).written).toEqual(['locales/fr/hero.json', 'site.json']);
  expect(texts().join()).toMatch(/"name": "Two".*"badge": "Un"/s);
});

test.each([
  ['of another shape', '{}'],
  ['that names no file of the content', '{"draft":"","files":[{"path":"../x","before":null,"after":null}]}'],
  ['whose contents are gone', `{"draft":"","files":[{"path":"site.json","before":null,"after":"${'0'.repeat(64)}"}]}`],
])('a journal %s is left out with a message, and the draft is as it was', (_, journal) => {
  const contents = new Map([['data/site.json', Buffer.from(sourceOf('site.json'))]]);
  edit(open(memoryFiles(contents)), 'site.json', set('name', 'Ours'));
  contents.set('cache/journal.json', Buffer.from(journal));
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const draft = open(memoryFiles(contents));
  expect(warned.mock.calls.flat().join()).toMatch(/save again/);
  warned.mockRestore();
  expect(save(memoryFiles(contents), draft)).toEqual({ written: ['site.json'], conflicts: [], errors: [] });
});

test.each(['../package.json', 'schemas/hero.json', 'images/a.png/../../x.json', 'images/x.svg', '/etc/passwd'])(
  'a draft refuses to touch %j',
  (path) => {
    const draft = open(memoryFiles(new Map()));
    expect(() => draft.apply('An attack', new Map([[path, Buffer.from('x')]]))).toThrow('no file that the studio may touch');
    expect(() => draft.read(path)).toThrow('no file that the studio may touch');
  },
);

test('no path leads out of the folder', () => {
  for (const path of ['data/../x', 'elsewhere/x', 'data//x', 'data/a\0b', 'data/..\\x']) {
    expect(() => onDisk().files.read(path)).toThrow('no path of the studio');
  }
});
