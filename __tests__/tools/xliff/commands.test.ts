import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportXliff } from '../../../tools/xliff/export-xliff';
import { importXliff } from '../../../tools/xliff/import-xliff';
import { translating } from '../../support/sample-xliff';

const folder = mkdtempSync(join(tmpdir(), 'xliff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wish = { language: 'es', format: '2.0', only: 'all', out: join(folder, 'sent/es.xlf') };

test('an export makes its folder, and its import says how many texts it changed', () => {
  const [, count] = /: (\d+) texts/.exec(exportXliff(wish)) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  const [imported, left, ...others] = importXliff([wish.out], false).split('\n');
  expect(imported).toBe(`0 of ${count} texts are imported, 0 of them as up to date.`);
  expect(left).toMatch(
    new RegExp(`^${count} left as they are, because the file changes nothing in them: es \\S+ \\S+, .* and \\d+ more\\.$`),
  );
  expect(others).toEqual([]);
});

test('an export never overwrites a file: it may be a translation that came back', () => {
  const out = join(folder, 'twice.xlf');
  exportXliff({ ...wish, out });
  expect(() => exportXliff({ ...wish, out })).toThrow(/twice\.xlf is there already.*--out/);
});

test.each([
  ['two languages', { language: 'es en' }, 'Name one language to export: '],
  ['an unknown format', { format: '1.1' }, '--format is one of '],
  ['an unknown state', { only: 'old' }, '--only is one of '],
])('%s cannot be exported', (_, change, message) => {
  expect(() => exportXliff({ ...wish, ...change })).toThrow(message);
});

test('every file that is missing is named', () => {
  const missing = ['one.xlf', 'two.xlf'].map((name) => join(folder, name));
  for (const path of missing) {
    expect(() => importXliff(missing, false)).toThrow(`${path}:1  (whole file): found no such file; expected `);
  }
  expect(() => importXliff([folder], false)).toThrow('found no such file');
  expect(() => importXliff([], false)).toThrow('Name the files to import.');
});

test('a file that is too large to be one of ours is not read', () => {
  const path = join(folder, 'large.xlf');
  writeFileSync(path, '');
  truncateSync(path, 21_000_000);
  expect(() => importXliff([path], false)).toThrow('large.xlf:1  (whole file): found 21 MB; expected at most 20 MB. ');
});

/** Runs `npm run translations` on a copy of the sample site. */
function translations(data: string, ...command: string[]): string {
  const { stdout, stderr } = spawnSync('node', ['tools/run-tool.mjs', 'translations', ...command], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DATA: data },
  });
  return stdout + stderr;
}

test('the command says what is missing if --done is', () => {
  expect(translations('__tests__/fixtures/site', 'es', 'hero.json')).toContain('add --done before it');
});

test('the command imports a corrected file a second time, says what it left, and changes no other line of the record', () => {
  const data = join(folder, 'site');
  cpSync('__tests__/fixtures/site', data, { recursive: true });
  const record = join(data, 'translations/es.json');
  // Written by hand, with the mark of a text that has gone.
  const before = readFileSync(record, 'utf8').replace('"hero.json": {', '"gone.json": { "a": "b" },\n  "hero.json":   {');
  writeFileSync(record, before.replace(/\n.*"badge": .*/, ''));
  const [sent, back] = [join(folder, 'sent.xlf'), join(folder, 'back.xlf')];
  translations(data, '--export', 'es-ES', '--only', 'waiting', '--out', sent);
  const xliff = readFileSync(sent, 'utf8');
  writeFileSync(back, translating(xliff, 'badge', 'Para sus equipos'));
  expect(translations(data, '--import', back)).toMatch(/^1 of 1 texts are imported, 1 of them as up to date\.\n$/);
  writeFileSync(back, translating(xliff, 'badge', 'Para vuestros equipos', 'initial'));
  expect(translations(data, '--import', back)).toContain(
    '1 imported, but not marked as up to date, because their state in the file is not finished (if one is: npm run translations -- --done, and its name): es hero.json badge.',
  );
  expect(readFileSync(join(data, 'locales/es/hero.json'), 'utf8')).toContain('Para vuestros equipos');
  translations(data, '--done', 'ES', 'hero.json', 'badge');
  expect(readFileSync(record, 'utf8')).toBe(before);
}, 60_000);

test('characters that XML cannot hold are named with file and key, in both languages, and nothing is written', () => {
  const [data, out] = [join(folder, 'damaged'), join(folder, 'never.xlf')];
  cpSync('__tests__/fixtures/site', data, { recursive: true });
  const damaged = { fr: ['badge', '\\u000b', 'U+000B'], es: ['subtitle', '\\ud83d', 'U+D83D'] };
  for (const [code, [key = '', character = '']] of Object.entries(damaged)) {
    const path = join(data, `locales/${code}/hero.json`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(`"${key}": "`, `$&Uno${character} dos `));
  }
  const said = translations(data, '--export', 'es', '--out', out);
  for (const [code, [key, , name = '']] of Object.entries(damaged))
    expect(said).toMatch(
      new RegExp(
        `data/locales/${code}/hero\\.json:\\d+:\\d+ {2}error: ${key}: found the character ${name.replace('+', '\\+')}; expected `,
      ),
    );
  expect(existsSync(out)).toBe(false);
});
