import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkData } from '../../src/data/checks/check-data';
import { dataFolder } from '../../src/data/read-data';
import { lineWith, sourceOf } from '../support/sample-data';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the build stops with one message that counts and names every problem', () => {
  cpSync(dataFolder, folder, { recursive: true });
  writeFileSync(join(folder, 'packs.json'), sourceOf('packs.json').replace('350', '"350"'));
  rmSync(join(folder, 'locales/es/hero.json'));
  const data = jest.replaceProperty(process, 'env', { ...process.env, SITE_DATA: folder });
  jest.isolateModules(() => {
    const { loadContent } = require('../../src/data/load-content') as typeof import('../../src/data/load-content');
    expect(loadContent).toThrow(/^2 problems in data\/:/);
    const line = lineWith(sourceOf('packs.json'), '350');
    expect(loadContent).toThrow(`data/packs.json:${line}:7  error: packs[0].price: found "350"; expected a number.`);
    expect(loadContent).toThrow('data/locales/es/hero.json:1:1  error: found no such file;');
  });
  data.restore();
});

test('a link in data/ is told: what it leads to is not read', () => {
  const linked = join(folder, 'linked');
  cpSync(dataFolder, linked, { recursive: true });
  mkdirSync(join(folder, 'elsewhere'));
  // Windows needs rights for any other kind of link.
  symlinkSync(join(folder, 'elsewhere'), join(linked, 'images/more'), 'junction');
  const { problems } = checkData({ folder: linked });
  expect(problems.filter(({ kind }) => kind === 'file-link')).toMatchObject([{ file: 'images/more', severity: 'warning' }]);
});
