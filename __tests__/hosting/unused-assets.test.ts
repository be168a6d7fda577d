import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveUnusedAside, resetAssets } from '../../src/hosting/unused-assets';
import { writeFiles } from '../../src/hosting/write-files';

const root = mkdtempSync(join(tmpdir(), 'assets-'));
const [folder, aside] = [join(root, 'public'), join(root, 'aside')];
afterAll(() => rmSync(root, { recursive: true }));

const picture = (letter: string) => `static/${letter.repeat(32)}/12345/tabs.avif`;
const there = (...paths: string[]) => paths.map((path) => existsSync(join(folder, path)));

test('pictures that no page, script or data names are not published, and the next build finds them again', () => {
  const [inPage, inScript, inData, unused] = ['a', 'b', 'c', 'd'].map(picture) as [string, string, string, string];
  const files: Record<string, string> = {
    'fr.html': `<img src="/${inPage}">`,
    'static/app-01234567.js': `"/${inScript}"`,
    'page-data/fr/page-data.json': `{"src":"/${inData}"}`,
  };
  const pictures = [inPage, inScript, inData, unused].map((path) => ({ path, content: 'drawn' }));
  writeFiles(folder, [...pictures, ...Object.entries(files).map(([path, content]) => ({ path, content }))]);
  moveUnusedAside(folder, aside);
  expect(there(inPage, inScript, inData, unused)).toEqual([true, true, true, false]);
  expect(there(`static/${'d'.repeat(32)}`)).toEqual([false]);
  resetAssets(folder, aside);
  expect(there(inPage, unused)).toEqual([true, true]);
});

test('no script or style sheet outlives its build', () => {
  const paths = ['static/app-01234567.js', 'static/styles-01234567.css', 'static/app-01234567.js.LICENSE.txt'];
  writeFiles(
    folder,
    [...paths, 'static/font-01234567.woff2'].map((path) => ({ path, content: '' })),
  );
  resetAssets(folder, aside);
  expect(there(...paths, 'static/font-01234567.woff2')).toEqual([false, false, false, true]);
});
