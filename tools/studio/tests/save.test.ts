import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceOf } from '../../../__tests__/support/sample-data';
import { applyEdit } from '../../../src/edits/apply-edit';
import type { Edit } from '../../../src/edits/edit';
import { SavedFiles } from '../src/changes/saved-files';
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

test('a save that a crash interrupted is finished at the next start, which names the files', () => {
  const contents = new Map([['data/site.json', Buffer.from(sourceOf('site.json'))]]);
  const files = memoryFiles(contents);
  edit(open(files), 'site.json', set('name', 'Ours'));
  for (let steps = 0; steps < 20 && !contents.has('cache/journal.json'); steps++) {
    const fatal = fatalFiles(files, steps, 1);
    killed(() => save(fatal, open(fatal)));
  }
  expect(recover(files, new Draft(files))).toEqual(['site.json']);
  expect(String(contents.get('data/site.json'))).toContain('"Ours"');
  expect(recover(files, new Draft(files))).toEqual([]);
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

test('resolving conflicts after the edits were undone keeps what can be done again', () => {
  const { files } = onDisk();
  const draft = open(files);
  edit(draft, 'site.json', set('name', 'One'));
  draft.undo();
  expect(resolve(files, draft, () => 'ours')).toEqual([]);
  expect(draft.steps.undone).toEqual(['An edit']);
});

/** A draft with edits of two files, on files of which one cannot be written until that is put right. */
function withLockedFile() {
  const contents = new Map(
    ['site.json', 'locales/fr/hero.json'].map((path) => [`data/${path}`, Buffer.from(sourceOf(path))]),
  );
  const all = memoryFiles(contents);
  const lock = { isClosed: true };
  const files: Files = {
    ...all,
    rename(from, to) {
      if (lock.isClosed && to === 'data/site.json') throw new Error('EBUSY: site.json is locked');
      all.rename(from, to);
    },
  };
  const draft = open(files);
  edit(draft, 'locales/fr/hero.json', set('badge', 'Un'));
  edit(draft, 'site.json', set('name', 'One'));
  const hidden = () => [...contents.keys()].filter((path) => path.endsWith('.studio'));
  return { contents, files, draft, lock, text: (path: string) => String(contents.get(`data/${path}`)), hidden };
}

test('after a file could not be written, no file is changed, and later edits are there at the next start', () => {
  const { contents, files, draft, lock, text, hidden } = withLockedFile();
  expect(() => save(files, draft)).toThrow('site.json is locked');
  expect([text('site.json'), text('locales/fr/hero.json')]).toEqual(['site.json', 'locales/fr/hero.json'].map(sourceOf));
  expect(hidden()).toEqual([]);
  // Otherwise the next start would write what the editor was told is not saved.
  expect(contents.has('cache/journal.json')).toBe(false);
  edit(draft, 'site.json', set('name', 'Two'));
  const again = open(files);
  expect(again.read('site.json')?.toString()).toContain('"name": "Two"');
  lock.isClosed = false;
  expect(save(files, again).written).toEqual(['locales/fr/hero.json', 'site.json']);
  expect([text('site.json'), text('locales/fr/hero.json')].join()).toMatch(/"name": "Two".*"badge": "Un"/s);
});

test('the studio starts with a warning and all edits if it cannot finish an interrupted save', () => {
  const { contents, files, draft, lock, text } = withLockedFile();
  lock.isClosed = false;
  for (let steps = 0; steps < 20 && !contents.has('cache/journal.json'); steps++) {
    const fatal = fatalFiles(files, steps, 1);
    killed(() => save(fatal, open(fatal)));
  }
  lock.isClosed = true;
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const again = open(files);
  expect(warned.mock.calls.flat().join()).toMatch(/save again.*site\.json is locked/);
  warned.mockRestore();
  expect(again.changed()).toEqual(draft.changed());
  edit(again, 'site.json', set('name', 'Two'));
  lock.isClosed = false;
  expect(save(files, open(files)).written).toEqual(['locales/fr/hero.json', 'site.json']);
  expect(text('site.json')).toContain('"name": "Two"');
});

test('edits made after a save whose journal could not be removed are there at the next start', () => {
  const contents = new Map([['data/site.json', Buffer.from(sourceOf('site.json'))]]);
  const all = memoryFiles(contents);
  const remove = (path: string) => {
    if (path === 'cache/journal.json') throw new Error('EBUSY: the journal is locked');
    all.remove(path);
  };
  const draft = open(all);
  edit(draft, 'site.json', set('name', 'One'));
  expect(() => save({ ...all, remove }, draft)).toThrow('locked');
  edit(draft, 'site.json', set('name', 'Two'));
  const again = new Draft(all);
  expect(recover(all, again)).toEqual(['site.json']);
  expect(contents.has('cache/journal.json')).toBe(false);
  expect(again.read('site.json')?.toString()).toContain('"name": "Two"');
});

test('a save that was interrupted also counts the files that it had written before', () => {
  const { files, folders } = onDisk();
  const draft = open(files);
  edit(draft, 'site.json', set('name', 'One'));
  edit(draft, 'locales/fr/hero.json', set('badge', 'Un'));
  const [first] = draft.changed();
  writeFileSync(join(folders.data, first?.path ?? ''), first?.ours ?? '');
  expect(save(files, draft).written.sort()).toEqual(['locales/fr/hero.json', 'site.json']);
});

test.each([
  ['cut off', '[{"path":"site.js'],
  ['of another shape', '{}'],
  ['that names no file of the content', '{"draft":"","files":[{"path":"../x","before":null,"after":null}]}'],
  ['whose contents are gone', `{"draft":"","files":[{"path":"site.json","before":null,"after":"${'0'.repeat(64)}"}]}`],
])('a journal %s is set aside with a message, and the draft is as it was', (_, journal) => {
  const contents = new Map([['data/site.json', Buffer.from(sourceOf('site.json'))]]);
  edit(open(memoryFiles(contents)), 'site.json', set('name', 'Ours'));
  contents.set('cache/journal.json', Buffer.from(journal));
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const draft = open(memoryFiles(contents));
  expect(warned.mock.calls.flat().join()).toMatch(/damaged-journal\.json.*save again/);
  warned.mockRestore();
  expect(String(contents.get('cache/damaged-journal.json'))).toBe(journal);
  expect(save(memoryFiles(contents), draft)).toEqual({ written: ['site.json'], conflicts: [], errors: [] });
  expect(String(contents.get('data/site.json'))).toContain('"Ours"');
});

test('a damaged list of saved files is set aside, and the next save starts a new one', () => {
  const contents = new Map([['cache/saved.json', Buffer.from('["site.js')]]);
  const saved = new SavedFiles(memoryFiles(contents));
  expect(saved.paths).toEqual([]);
  saved.add(['packs.json']);
  expect(saved.paths).toEqual(['packs.json']);
  expect(contents.has('cache/damaged-saved.json')).toBe(true);
});

test.each([
  '../package.json',
  'schemas/hero.json',
  'README.md',
  'images/a.png/../../x.json',
  'images/x.svg',
  '/etc/passwd',
  '',
])('a draft refuses to touch %j', (path) => {
  const draft = open(memoryFiles(new Map()));
  expect(() => draft.apply('An attack', new Map([[path, Buffer.from('x')]]))).toThrow('no file that the studio may touch');
  expect(() => draft.read(path)).toThrow('no file that the studio may touch');
});

test('no link leads out of the folder, and no path', () => {
  const { files, folders } = onDisk();
  const outside = join(root, 'outside');
  mkdirSync(outside, { recursive: true });
  writeFileSync(join(outside, 'hero.json'), '{}');
  symlinkSync(outside, join(folders.data, 'locales/es'));
  symlinkSync(join(outside, 'hero.json'), join(folders.data, 'packs.json'));
  for (const path of ['data/locales/es/hero.json', 'data/packs.json']) {
    expect(() => files.read(path)).toThrow('contains a symbolic link');
    expect(() => files.write(path, Buffer.from('x'))).toThrow('contains a symbolic link');
    expect(() => files.remove(path)).toThrow('contains a symbolic link');
  }
  for (const path of ['data/../x', 'elsewhere/x', 'data//x', 'data/a\0b', 'data/..\\x']) {
    expect(() => files.read(path)).toThrow('no path of the studio');
  }
  expect(readFileSync(join(outside, 'hero.json'), 'utf8')).toBe('{}');
});
