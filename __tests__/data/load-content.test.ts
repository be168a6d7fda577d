import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder, readData } from '../../src/data/read-data';
import { lineWith, sourceOf } from '../support/sample-data';

/** A copy of the sample site, as `data/` of a folder in which the modules under test are loaded. */
function inFolder(edit: (folder: string) => void, run: (load: () => unknown) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'data-'));
  const before = { folder: process.cwd(), data: process.env.SITE_DATA };
  cpSync(dataFolder, join(root, 'data'), { recursive: true });
  edit(join(root, 'data'));
  process.chdir(root);
  delete process.env.SITE_DATA;
  try {
    jest.isolateModules(() => run(require('../../src/data/load-content').loadContent));
  } finally {
    process.chdir(before.folder);
    process.env.SITE_DATA = before.data;
    rmSync(root, { recursive: true });
  }
}

test('the build stops with one message that counts and names every problem', () => {
  inFolder(
    (folder) => {
      writeFileSync(join(folder, 'packs.json'), sourceOf('packs.json').replace('350', '"350"'));
      rmSync(join(folder, 'locales/es/hero.json'));
    },
    (load) => {
      expect(load).toThrow(/^2 problems in data\/:/);
      const line = lineWith(sourceOf('packs.json'), '350');
      expect(load).toThrow(`data/packs.json:${line}:7  error: packs[0].price: found "350"; expected a number.`);
      expect(load).toThrow('data/locales/es/hero.json:1:1  error: found no such file;');
    },
  );
});

test('images are known by their path, and are no data files', () => {
  const { sources, images } = readData();
  expect(images).toContain('testimonials/installer-valencia.png');
  expect([...sources.keys()].filter((path) => !path.endsWith('.json') || path.startsWith('images'))).toEqual([]);
});
