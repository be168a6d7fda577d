import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { segmentDescriptions } from '../../src/content/collection-facts';
import { readData } from '../../src/data/read-data';
import { addLanguage as byCommand } from '../../tools/languages/add-language';
import { addLanguage } from '../../tools/studio/src/recipes/languages';
import { studioOn } from '../support/sample-studio';

const { studio, folders } = studioOn();

test('a folder that somebody translates by hand is not overwritten, neither by the studio nor by the command', () => {
  const code = 'pt';
  cpSync(join(folders.data, 'locales/fr'), join(folders.data, 'locales', code), { recursive: true });
  const own = { name: 'Português', label: 'PT', openGraphLocale: 'pt_PT' };
  const segments = Object.fromEntries(segmentDescriptions.map(([name]) => [name, `${name.toLowerCase()}-pt`]));
  const refusal = 'data/locales/pt exists already. Add "pt" to "languages" in site.json, or remove the folder.';
  expect(() => studio.guide('Add', (sheet) => addLanguage(sheet, { code, segments, ...own }))).toThrow(refusal);
  expect(() => byCommand(readData(folders.data), { code, own, segments })).toThrow(refusal);
  expect(studio.changes()).toEqual([]);
});
