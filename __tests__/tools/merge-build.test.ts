/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../src/hosting/files-in';
import { writeFiles } from '../../src/hosting/write-files';
import { mergeBuild } from '../../tools/site-copy/merge-build';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (part: string, files: Record<string, string>) =>
  writeFiles(
    join(folder, part),
    Object.entries(files).map(([path, content]) => ({ path, content })),
  );

const merge = (part: string) => mergeBuild(join(folder, part), join(folder, 'merged'));

test('the files of both builds are there, and what they share', () => {
  write('fr', { 'public/fr.html': 'bonjour', 'public/static/app.js': 'app', 'hosting/nginx/site.conf': 'conf' });
  write('en', { 'public/en.html': 'hello', 'public/static/app.js': 'app', 'hosting/nginx/site.conf': 'conf' });
  expect([merge('fr'), merge('en')]).toEqual([[], []]);
  expect(filesIn(join(folder, 'merged')).sort()).toEqual([
    'hosting/nginx/site.conf',
    'public/en.html',
    'public/fr.html',
    'public/static/app.js',
  ]);
});

test('a file that two builds made in two ways is reported, and not replaced', () => {
  write('fr', { 'public/sitemap-0.xml': 'all' });
  write('en', { 'public/sitemap-0.xml': 'less' });
  expect([merge('fr'), merge('en')]).toEqual([[], ['public/sitemap-0.xml']]);
  expect(readFileSync(join(folder, 'merged/public/sitemap-0.xml'), 'utf8')).toBe('all');
});

test('what a build keeps for the next one is left out', () => {
  write('fr', { 'hosting/aside/old.js': 'old', 'hosting/compressed/0.br': 'packed', 'package.json': '{}' });
  merge('fr');
  expect(filesIn(join(folder, 'merged'))).toEqual([]);
});
