import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gitEnvironment } from '../../../src/data/git-environment';
import { exportXliff } from '../export-xliff';
import { importXliff } from '../import-xliff';
import { translating } from './sample-xliff';

const folder = mkdtempSync(join(tmpdir(), 'xliff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wish = { language: 'es', format: '2.0', only: 'all', out: join(folder, 'sent/es.xlf') };

test('an export makes its folder, never overwrites a file, and its import says how many texts it changed', () => {
  const [, count] = /: (\d+) texts/.exec(exportXliff(wish)) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(() => exportXliff(wish)).toThrow(/es\.xlf is there already.*--out/);
  const [imported, left, ...others] = importXliff([wish.out], false).split('\n');
  expect(imported).toBe(`0 of ${count} texts are imported, 0 of them as up to date.`);
  expect(left).toMatch(
    new RegExp(`^${count} left as they are, because the file changes nothing in them: es \\S+ \\S+, .* and \\d+ more\\.$`),
  );
  expect(others).toEqual([]);
});

test.each([
  ['two languages', { language: 'es en' }, 'Name one language to export: '],
  ['an unknown format', { format: '1.1' }, '--format 1.1: expected some of '],
  ['an unknown state', { only: 'old' }, '--only old: expected some of '],
])('%s cannot be exported', (_, change, message) => {
  expect(() => exportXliff({ ...wish, ...change })).toThrow(message);
});

test('every file that is missing is named', () => {
  const missing = ['one.xlf', 'two.xlf'].map((name) => join(folder, name));
  for (const path of missing)
    expect(() => importXliff(missing, false)).toThrow(`${path}:1  (whole file): found no such file; expected `);
  expect(() => importXliff([folder], false)).toThrow('found no such file');
  expect(() => importXliff([], false)).toThrow('Name the files to import.');
});

/** Runs a program on a copy of the sample site. */
const running =
  (...program: string[]) =>
  (data: string, ...command: string[]): string => {
    const env = { ...process.env, SITE_DATA: data };
    const { stdout, stderr } = spawnSync('node', [...program, ...command], { encoding: 'utf8', env });
    return stdout + stderr;
  };

const xliff = running('--import', 'tsx', 'packages/xliff/command.ts');
const translations = running('tools/run-tool.mjs', 'translations');

test('the command says what is missing without export and import', () => {
  expect(xliff('__tests__/fixtures/site', 'es')).toContain('Write export or import; found "es".');
});

test('the command imports a corrected file a second time, says what it left, and changes no other line of the record', () => {
  const data = join(folder, 'site');
  cpSync('__tests__/fixtures/site', data, { recursive: true });
  const record = join(data, 'translations/es.json');
  // Written by hand, with the mark of a text that has gone.
  const before = readFileSync(record, 'utf8').replace('"hero.json": {', '"gone.json": { "a": "b" },\n  "hero.json":   {');
  writeFileSync(record, before.replace(/\n.*"badge": .*/, ''));
  const [sent, back] = [join(folder, 'sent.xlf'), join(folder, 'back.xlf')];
  xliff(data, 'export', 'es-ES', '--only', 'waiting', '--out', sent);
  const text = readFileSync(sent, 'utf8');
  writeFileSync(back, translating(text, 'badge', 'Para sus equipos'));
  expect(xliff(data, 'import', back)).toMatch(/^1 of 1 texts are imported, 1 of them as up to date\.\n$/);
  writeFileSync(back, translating(text, 'badge', 'Para vuestros equipos', 'initial'));
  expect(xliff(data, 'import', back)).toContain(
    '1 imported, but not marked as up to date, because their state in the file is not finished (if one is: npm run translations -- --done, and its name): es hero.json badge.',
  );
  expect(readFileSync(join(data, 'locales/es/hero.json'), 'utf8')).toContain('Para vuestros equipos');
  translations(data, '--done', 'ES', 'hero.json', 'badge');
  expect(readFileSync(record, 'utf8')).toBe(before);
}, 60_000);

test('of two versions of a record that git could not merge, the marks of both editors count', () => {
  const data = join(folder, 'conflict');
  cpSync('__tests__/fixtures/site', data, { recursive: true });
  const record = join(data, 'translations/es.json');
  const marked = readFileSync(record, 'utf8');
  const [badge = '', next = ''] = /^ {4}"badge": .*\n(.*\n)/m.exec(marked) ?? [];
  const [ours, theirs] = [badge.replace(next, next.replace(/: ".*"/, ': "old"')), badge.replace(/: ".*"/, ': "old"')];
  const conflict = `<<<<<<< HEAD\n${ours}||||||| base\n=======\n${theirs}>>>>>>> texts\n`;
  writeFileSync(record, marked.replace(badge, conflict));
  expect(translations(data, '--done', 'es', 'hero.json')).toContain('translations/es.json cannot be read');
  expect(translations(data, '--merge', 'es')).toBe('data/translations/es.json has the marks of both versions.\n');
  const heroOf = (text: string) => JSON.parse(text)['hero.json'];
  expect(heroOf(readFileSync(record, 'utf8'))).toEqual(heroOf(marked));
});

test('a stale text goes out with its former source as a note, if git has it, and not at all if git does not trust the project', () => {
  const data = join(folder, 'repository');
  cpSync('__tests__/fixtures/site', data, { recursive: true });
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org', ...args], {
      cwd: data,
      env: gitEnvironment(),
    });
  git('init');
  git('add', '.');
  git('commit', '-m', 'Texts');
  const path = join(data, 'locales/fr/hero.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('Conçu pour les', 'Conçu pour vos'));
  const out = join(folder, 'stale.xlf');
  expect(xliff(data, 'export', 'es', '--only', 'stale', '--out', out)).toContain(': 1 texts.');
  expect(readFileSync(out, 'utf8')).toContain(
    '<note category="former-source">Conçu pour les professionnels en Espagne</note>',
  );
  const untrusting = '#!/bin/sh\necho "fatal: detected dubious ownership, call: git config safe.directory" >&2\nexit 128\n';
  writeFileSync(join(folder, 'git'), untrusting, { mode: 0o755 });
  const changed = jest.replaceProperty(process, 'env', { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` });
  expect(xliff(data, 'export', 'es', '--out', join(folder, 'untrusted.xlf'))).toContain('call: git config safe');
  changed.restore();
});
