import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportXliff } from '../../../tools/xliff/export-xliff';
import { importXliff } from '../../../tools/xliff/import-xliff';

const folder = mkdtempSync(join(tmpdir(), 'xliff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wish = { language: 'es', format: '2.0', only: 'all', out: join(folder, 'sent/es.xlf') };

test('an export makes its folder, and its import says how many texts it changed', () => {
  const [, count] = /: (\d+) texts/.exec(exportXliff(wish)) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(importXliff([wish.out], false)).toBe(`0 of ${count} texts are imported, 0 of them as up to date.`);
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
